import * as exportDocument from '#messages/exportDocument.ts'
import { formatShillings, type Money } from '../../../schemas/bill/money.ts'
import type { DocumentBill } from './documentBill.ts'

/*
 * A bill as a shop or a quantity surveyor has it: one table. A line without a price has an empty rate
 * and amount, to write them in by hand.
 */

/** A column of a table. */
export interface TableColumn {
  heading: string
  /** Figures stand at the column's end, texts at its start. */
  isFigure: boolean
}

/** A bill's table, as texts. */
export interface BillTable {
  columns: readonly TableColumn[]
  /** A cell for each column. */
  rows: readonly (readonly string[])[]
  /** Its label, over the columns before the amount, and the amount; undefined for a line alone. */
  total: { label: string; amount: string } | undefined
}

/** How many columns the total's label spans: those before the amount. */
export const BEFORE_AMOUNT = 4

const textColumn = (heading: string): TableColumn => ({ heading, isFigure: false })
const figureColumn = (heading: string): TableColumn => ({ heading, isFigure: true })

/** Whether a bill is of materials to buy, or of work to pay for. */
export type BillKind = 'material' | 'work'

/** The table of a bill's lines; undefined where it has none. The columns of a quotation come last. */
export function billTable(
  { lines, total, totalLabel, quotation }: DocumentBill,
  kind: BillKind,
): BillTable | undefined {
  if (lines.length === 0) return undefined
  const isCompared = quotation !== ''
  return {
    columns: [
      textColumn(exportDocument.bills[kind].column),
      figureColumn(exportDocument.quantity),
      textColumn(exportDocument.unit),
      figureColumn(exportDocument.rate),
      figureColumn(exportDocument.amount),
      ...(isCompared ? [exportDocument.quoted, exportDocument.difference].map(figureColumn) : []),
    ],
    rows: lines.map(({ label, quantity, unit, price, cost, quoted, quotedDelta }) => [
      label,
      quantity,
      unit,
      shillings(price),
      shillings(cost),
      ...(isCompared ? [quoted, quotedDelta] : []),
    ]),
    total:
      lines.length === 1
        ? undefined
        : {
            // Where no line has a price, somebody may write the sum by hand.
            label: total ? totalLabel : exportDocument.bills[kind].total,
            amount: shillings(total),
          },
  }
}

/** Without the currency, which the heading names; empty without a price. */
function shillings(money: Money | undefined): string {
  return money ? formatShillings(money) : ''
}

/** The lines of a bill and its labour that several estimates share, with the part of each. */
export function sharedLines({ lines, labour }: DocumentBill): { label: string; sources: string }[] {
  return [...lines, ...(labour?.lines ?? [])].flatMap(({ label, sources }) =>
    sources === undefined ? [] : [{ label, sources }],
  )
}
