import * as exportDocument from '#messages/exportDocument.ts'
import type { FormattedBill } from './formattedBill.ts'

/*
 * A bill as a shop or a quantity surveyor has it: one table. A line without a price has an empty rate
 * and amount, to write them in by hand.
 */

/** A column of a bill's table. */
export interface BillColumn {
  heading: string
  /** Figures stand at the column's end, words at its start. */
  isFigure: boolean
}

/** A bill's table, as texts. */
export interface BillTable {
  columns: readonly BillColumn[]
  /** A cell for each column. */
  rows: readonly (readonly string[])[]
  /** Its label, over the columns before the amount, and the amount; undefined for a line alone. */
  total: { label: string; amount: string } | undefined
}

/** How many columns the total's label spans: those before the amount. */
export const BEFORE_AMOUNT = 4

const words = (heading: string): BillColumn => ({ heading, isFigure: false })
const figures = (heading: string): BillColumn => ({ heading, isFigure: true })

/** What there is to buy, or what is paid for and not bought. */
export type BillKind = 'material' | 'work'

/** The table of a bill's lines; undefined where it has none. What a quotation adds comes last. */
export function billTable(
  { lines, total, totalLabel, quotation }: FormattedBill,
  kind: BillKind,
): BillTable | undefined {
  if (lines.length === 0) return undefined
  const isCompared = quotation !== ''
  return {
    columns: [
      words(exportDocument.bills[kind].column),
      figures(exportDocument.quantity),
      words(exportDocument.unit),
      figures(exportDocument.rate),
      figures(exportDocument.amount),
      ...(isCompared ? [exportDocument.quoted, exportDocument.difference].map(figures) : []),
    ],
    rows: lines.map(({ label, packs, unit, price, cost, quoted, more }) => [
      label,
      packs,
      unit,
      bare(price),
      bare(cost),
      ...(isCompared ? [quoted, more] : []),
    ]),
    total:
      lines.length === 1
        ? undefined
        : {
            // Where no line has a price, somebody may write the sum by hand.
            label: total === '' ? exportDocument.bills[kind].total : totalLabel,
            amount: bare(total),
          },
  }
}

/** A sum whose heading names the currency. */
function bare(money: string): string {
  return money.replace(/^KSh /, '')
}

/** The lines of a bill and its labour that say what each of several estimates has of them. */
export function sharedLines({
  lines,
  labour,
}: FormattedBill): { label: string; sources: string }[] {
  return [...lines, ...(labour?.lines ?? [])].flatMap(({ label, sources }) =>
    sources === undefined ? [] : [{ label, sources }],
  )
}
