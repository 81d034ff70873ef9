import * as exportDocument from '#messages/exportDocument.ts'
import { isLabour } from '../../../schemas/bill/amounts.ts'
import {
  type Bill,
  type BillLine,
  costOf,
  sumWithLabour,
  totalOf,
} from '../../../schemas/bill/bill.ts'
import { askedFor, lineName, notPriced, withoutPrice } from '../../../schemas/bill/billPhrases.ts'
import { formatMoney, hasCents, type Money } from '../../../schemas/bill/money.ts'
import { describePacksBesideName } from '../../../schemas/bill/packsBesideName.ts'
import { quotationVerdict } from '../../../schemas/bill/quotationVerdict.ts'
import { formatExact, parseTyped } from '../../../schemas/formula/number.ts'
import { say } from '../../../schemas/messages/message.ts'
import { type DescribedCuts, describeCuts, type PiecesOf } from '../../bill/describeCuts.ts'
import { pricesOnPaper } from '../../shops/whose.ts'

/** One line of a bill in a document. */
export interface DocumentBillLine {
  /** 'Steel bars, 12 mm'. */
  label: string
  /** '12 bags of cement of 50 kg', '18 bars of steel of 12 m (10 mm)'. */
  askFor: string
  /** '12'. */
  quantity: string
  /** 'bags of 50 kg': beside its name a line need not say it again. */
  unit: string
  /** Of one pack; undefined without one. */
  price: Money | undefined
  /** Undefined without a price. */
  cost: Money | undefined
  /** '15', of the quotation; empty without one. */
  quoted: string
  /** '3 bags more than the estimate'. */
  difference: string
  /** '+3', '-2', '0': packs of the quotation above the estimate; empty without one. */
  packDifference: string
  /** The part of each estimate of a list: 'Slab: 10.4, Path: 10.4'; undefined for one estimate. */
  sources: string | undefined
}

/** A bill as paper, report and message have it: texts, and money that each of them formats. */
export interface DocumentBill {
  lines: DocumentBillLine[]
  /** Lines at its foot that a person priced. */
  priced: readonly BillFigure[]
  /** 'Not priced: electricity.'; empty where nothing is, or nobody is asked. */
  notPriced: string
  /** 'Total', or 'Total, without sand'. */
  totalLabel: string
  /** Undefined if no line has a price. */
  total: Money | undefined
  /** '2 of 3 lines agree, 1 differs'; empty without a quotation. */
  quotation: string
  /** Why the lines lack something that a person might expect. */
  notes: readonly string[]
  /** How the pieces of its lines are cut. */
  cuts: readonly DescribedCuts[]
  /** Whose the prices are, of which day; empty where a person typed all of them. */
  pricesOf: string
  /** The bill of the work, where a person added it. */
  labour?: DocumentBill | undefined
  /** Further sums: with the labour, for each square metre. */
  sums: readonly BillFigure[]
  /** The part of each stage of the work, not rounded up; undefined for a job without stages. */
  stages?: readonly BillStage[]
}

/** A figure of a bill: 'Materials and labour' with its money, 'Cement' with '28.8 bags'. */
export interface BillFigure {
  label: string
  value: Money | string
}

/** A stage's part of a bill. */
export interface BillStage {
  stage: string
  /** Its materials and, with prices, their cost; then its labour in the same way. */
  figures: readonly BillFigure[]
}

/** The value of a figure as people read it. */
export function figureText({ value }: BillFigure): string {
  return typeof value === 'string' ? value : formatMoney(value)
}

/**
 * Describes a bill for every way it can leave the screen.
 *
 * @param sourcesOf the part of a line that each of several estimates has.
 * @param piecesOf the pieces of a line that each of several estimates needs.
 */
export function describeBill(
  bill: Bill,
  notes: readonly string[],
  sourcesOf?: (line: BillLine) => string,
  piecesOf?: (line: BillLine) => readonly PiecesOf[],
): DocumentBill {
  const others = withoutPrice(bill)
  const isWork = bill.lines.length > 0 && bill.lines.every(isLabour)
  const { total, totalWithout } = exportDocument.bills[isWork ? 'work' : 'material']
  const sum = sumWithLabour(bill)
  return {
    labour: bill.labour && describeBill(bill.labour, [], sourcesOf),
    priced: bill.priced.flatMap(({ label, cost }) =>
      cost ? [{ label, value: { amount: cost, cents: bill.cents } }] : [],
    ),
    notPriced: notPriced(bill),
    sums: sum ? [{ label: sum.label, value: sum.total }] : [],
    lines: bill.lines.map((line) => {
      const { price, formValues, difference } = line
      const quoted = difference && parseTyped(formValues.quoted ?? '')
      return {
        label: lineName(line),
        askFor: line.variant === undefined ? askedFor(line) : `${askedFor(line)} (${line.variant})`,
        quantity: line.packCountFigure,
        unit: describePacksBesideName(line, line),
        price: price && line.cost && { amount: price, cents: hasCents(price) },
        cost: costOf(line, bill),
        quoted: quoted ? formatExact(quoted) : '',
        difference: difference?.text ?? '',
        packDifference: difference
          ? `${difference.sign === 1 ? '+' : ''}${formatExact(difference.packDifference)}`
          : '',
        sources: sourcesOf?.(line),
      }
    }),
    cuts: describeCuts(bill.lines, piecesOf),
    totalLabel: others === '' ? total : say(totalWithout, { others }),
    total: totalOf(bill),
    quotation: quotationVerdict(bill)?.sentence ?? '',
    notes,
    pricesOf: pricesOnPaper(bill),
  }
}
