import * as exportDocument from '#messages/exportDocument.ts'
import { formatShillings, type Money } from '../../../schemas/bill/money.ts'
import type { DocumentBill } from './documentBill.ts'
import type { TableBlock, TableColumn, TableRow } from './table.ts'

/*
 * A bill as a shop or a quantity surveyor has it: one table. A line without a price has an empty rate
 * and amount, to write them in by hand.
 */

/** How many columns the total's label spans: those before the amount. */
export const TOTAL_LABEL_COLUMNS = 4

const textColumn = (heading: string): TableColumn => ({ heading, isFigure: false })
const figureColumn = (heading: string): TableColumn => ({ heading, isFigure: true })

/** Whether a bill is of materials to buy, or of work to pay for. */
export type BillKind = 'material' | 'work'

/** The table of a bill's lines; undefined where it has none. The columns of a quotation come last. */
export function billTable(
  { lines, priced, total, totalLabel, quotation }: DocumentBill,
  kind: BillKind,
): TableBlock | undefined {
  if (lines.length === 0) return undefined
  const { heading, column, total: emptyTotal } = exportDocument.bills[kind]
  const comparing = quotation === '' ? [] : [exportDocument.quoted, exportDocument.difference]
  const rows = lines.map(
    ({ label, quantity, unit, price, cost, quoted, packDifference }): TableRow => {
      const texts = [label, quantity, unit, shillings(price), shillings(cost)]
      return { texts: comparing.length > 0 ? [...texts, quoted, packDifference] : texts }
    },
  )
  const foot = priced.map(({ label, value }): TableRow => {
    const cost = typeof value === 'string' ? value : formatShillings(value)
    return { texts: [label, '', '', '', cost, ...comparing.map(() => '')] }
  })
  const sum: TableRow = {
    // Where no line has a price, somebody may write the sum by hand.
    texts: [total ? totalLabel : emptyTotal, shillings(total), ...comparing.map(() => '')],
    span: TOTAL_LABEL_COLUMNS,
    isKey: true,
  }
  return {
    kind: 'table',
    look: 'bill',
    caption: heading,
    columns: [
      textColumn(column),
      figureColumn(exportDocument.quantity),
      textColumn(exportDocument.unit),
      figureColumn(exportDocument.rate),
      figureColumn(exportDocument.amount),
      ...comparing.map(figureColumn),
    ],
    rows: lines.length + foot.length === 1 ? rows : [...rows, ...foot, sum],
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
