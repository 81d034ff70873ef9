import * as exportDocument from '#messages/exportDocument.ts'
import { isLabour, lineName } from '../../../schemas/bill/amounts.ts'
import {
  askedFor,
  type Bill,
  type BillLine,
  costOf,
  sumWithLabour,
  totalOf,
  withoutPrice,
} from '../../../schemas/bill/bill.ts'
import { formatMoney, hasCents } from '../../../schemas/bill/money.ts'
import { describePacksBesideName } from '../../../schemas/bill/packs.ts'
import { quotationInWords } from '../../../schemas/bill/quotation.ts'
import { formatExact, parseTyped } from '../../../schemas/formula/number.ts'
import { say } from '../../../schemas/messages/message.ts'

/** One line of a bill, as texts. */
export interface FormattedBillLine {
  /** The id of the material. */
  material: string
  /** 'Steel bars, 12 mm'. */
  label: string
  /** '12 bags of cement of 50 kg', '18 bars of steel of 12 m (10 mm)'. */
  askFor: string
  /** '12'. */
  packs: string
  /** 'bags of 50 kg': beside its name a line need not say it again. */
  unit: string
  /** 'KSh 750', of one pack; empty without one. */
  price: string
  /** 'KSh 9,000'; empty without a price. */
  cost: string
  /** '15', of the quotation; empty without one. */
  quoted: string
  /** '3 bags more than the estimate'. */
  difference: string
  /** '+3', '-2', '0': packs of the quotation above the estimate; empty without one. */
  more: string
  /** What each estimate of a list has of it: 'Slab: 10.4, Path: 10.4'; undefined for one estimate. */
  sources: string | undefined
}

/** What there is to buy, as texts for paper, report and message. */
export interface FormattedBill {
  lines: FormattedBillLine[]
  /** 'Total', or 'Total, without sand'. */
  totalLabel: string
  /** 'KSh 12,750'; empty if no line has a price. */
  total: string
  /** '2 of 3 lines agree, 1 differs'; empty without a quotation. */
  quotation: string
  /** Why the lines lack something that a person might expect. */
  notes: readonly string[]
  /** What the work is paid by, where a person added it. */
  labour?: FormattedBill | undefined
  /** What a job costs in other words: with its labour, for each square metre. */
  sums: readonly BillFigure[]
  /** What each stage of the work takes of the lines, not rounded up; without it there are no stages. */
  stages?: readonly BillStage[]
}

/** A figure of a bill: 'Materials and labour', 'KSh 120,000'. */
export interface BillFigure {
  label: string
  value: string
}

/** A stage's part of a bill. */
export interface BillStage {
  stage: string
  /** Its materials and, with prices, their cost; then its labour in the same way. */
  figures: readonly BillFigure[]
}

/**
 * Formats a bill for every way it can leave the screen.
 *
 * @param sourcesOf what each of several estimates has of a line.
 */
export function formatBill(
  bill: Bill,
  notes: readonly string[],
  sourcesOf?: (line: BillLine) => string,
): FormattedBill {
  const others = withoutPrice(bill)
  const isWork = bill.lines.length > 0 && bill.lines.every(isLabour)
  const { total, totalWithout } = exportDocument.bills[isWork ? 'work' : 'material']
  const sum = sumWithLabour(bill)
  return {
    labour: bill.labour && formatBill(bill.labour, [], sourcesOf),
    sums: sum ? [{ label: sum.words, value: sum.total }] : [],
    lines: bill.lines.map((line) => {
      const { price, formValues, difference } = line
      const quoted = difference && parseTyped(formValues.quoted ?? '')
      return {
        material: line.material.id,
        label: lineName(line),
        askFor: line.variant === undefined ? askedFor(line) : `${askedFor(line)} (${line.variant})`,
        packs: line.quantityText,
        unit: describePacksBesideName(line, line),
        price: price && line.cost ? formatMoney(price, hasCents(price)) : '',
        cost: costOf(line, bill) ?? '',
        quoted: quoted ? formatExact(quoted) : '',
        difference: difference?.words ?? '',
        more: difference
          ? `${difference.sign === 1 ? '+' : ''}${formatExact(difference.quotedDelta)}`
          : '',
        sources: sourcesOf?.(line),
      }
    }),
    totalLabel: others === '' ? total : say(totalWithout, { others }),
    total: totalOf(bill) ?? '',
    quotation: quotationInWords(bill) ?? '',
    notes,
  }
}
