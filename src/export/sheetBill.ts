import {
  askedFor,
  type Bill,
  type BillLine,
  costOf,
  lineName,
  quotationInWords,
  totalOf,
  withoutPrice,
} from '../../schemas/estimate/bill.ts'
import { formatMoney, hasCents } from '../../schemas/estimate/money.ts'
import { formatExact, parseTyped } from '../../schemas/formula/number.ts'

/** One line of a bill on paper. */
export interface SheetBillLine {
  /** The id of the material. */
  name: string
  /** 'Steel bars, 12 mm'. */
  label: string
  /** '12 bags of cement of 50 kg', '18 bars of steel of 12 m (10 mm)'. */
  asked: string
  /** '12'. */
  packs: string
  /** 'bags of cement of 50 kg'. */
  unit: string
  /** 'KSh 750', of one pack; empty without one. */
  price: string
  /** 'KSh 9,000'; empty without a price. */
  cost: string
  /** '15', of the quotation; empty where nothing is compared. */
  quoted: string
  /** '3 bags more than the estimate'. */
  difference: string
  /** Of a line that several estimates have together: 'Slab: 10.4, Path: 10.4'. */
  from?: string | undefined
}

/** What there is to buy, as paper, report and message say it. */
export interface SheetBill {
  lines: SheetBillLine[]
  /** 'Total', or 'Total, without sand'. */
  totalLabel: string
  /** 'KSh 12,750'; empty where no line has a price. */
  total: string
  /** '2 of 3 lines agree; …'; empty where nothing is compared. */
  quotation: string
  /** Why something that might be expected is not among the lines. */
  notes: readonly string[]
}

/**
 * Describes a bill for every way it can leave the screen.
 *
 * @param fromOf of which estimates a line is, where it is of several.
 */
export function describeBill(
  bill: Bill,
  notes: readonly string[],
  fromOf?: (line: BillLine) => string,
): SheetBill {
  const without = withoutPrice(bill)
  return {
    lines: bill.lines.map((line) => {
      const { price, texts, difference } = line
      const quoted = difference && parseTyped(texts.quoted ?? '')
      return {
        name: line.material.id,
        label: lineName(line),
        asked: line.variant === undefined ? askedFor(line) : `${askedFor(line)} (${line.variant})`,
        packs: line.shown,
        unit: line.words,
        price: price && line.cost ? formatMoney(price, hasCents(price)) : '',
        cost: costOf(line, bill) ?? '',
        quoted: quoted ? formatExact(quoted) : '',
        difference: difference?.words ?? '',
        from: fromOf?.(line),
      }
    }),
    totalLabel: without === '' ? 'Total' : `Total, without ${without}`,
    total: totalOf(bill) ?? '',
    quotation: quotationInWords(bill) ?? '',
    notes,
  }
}
