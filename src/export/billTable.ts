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

/** What the sum is called where no line has a price, and somebody may write it by hand. */
const SUMS = { Material: 'Total', Work: 'Labour' } as const

/** The table of a bill's lines; undefined where it has none. What a quotation adds comes last. */
export function billTable(
  { lines, total, totalLabel, quotation }: FormattedBill,
  kind: 'Material' | 'Work',
): BillTable | undefined {
  if (lines.length === 0) return undefined
  const isCompared = quotation !== ''
  return {
    columns: [
      words(kind),
      figures('Quantity'),
      words('Unit'),
      figures('Rate (KSh)'),
      figures('Amount (KSh)'),
      ...(isCompared ? [figures('Quoted'), figures('Difference')] : []),
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
        : { label: total === '' ? SUMS[kind] : totalLabel, amount: bare(total) },
  }
}

/** A sum whose heading names the currency. */
function bare(money: string): string {
  return money.replace(/^KSh /, '')
}

/** The headings over what of a bill comes from where. */
export const PARTS = { sources: 'What each line comes from', stage: 'Stage' } as const

/** The lines of a bill and its labour that say what each of several estimates has of them. */
export function sharedLines({
  lines,
  labour,
}: FormattedBill): { label: string; sources: string }[] {
  return [...lines, ...(labour?.lines ?? [])].flatMap(({ label, sources }) =>
    sources === undefined ? [] : [{ label, sources }],
  )
}
