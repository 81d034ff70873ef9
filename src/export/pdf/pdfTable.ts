import { BEFORE_AMOUNT, type BillTable } from '../document/billTable.ts'
import { mm } from './millimetres.ts'
import type { PdfCell, PdfLayout, PdfRow } from './pdfLayout.ts'
import { CELL, CELL_STRONG } from './pdfStyles.ts'

/** Words of a unit wrap where it is longer. */
const WIDEST_UNIT = mm(36)
/** A sum in shillings, to be written by hand. */
const ROOM_TO_WRITE = mm(24)

/** The columns that are as wide as what they hold, from the second on; the first has the rest. */
function columnWidths({ columns, rows, total }: BillTable, layout: PdfLayout): number[] {
  const [, ...others] = columns.map(({ heading, isFigure }, place) => {
    const texts = rows.map((row) => row[place] ?? '')
    const sum = place === BEFORE_AMOUNT && total ? [total.amount] : []
    const widest = Math.max(
      layout.cellWidth(heading, CELL_STRONG),
      ...[...texts, ...sum].map((text) => layout.cellWidth(text, CELL_STRONG)),
    )
    if (!isFigure) return Math.min(widest, WIDEST_UNIT)
    const isMoney = place === BEFORE_AMOUNT - 1 || place === BEFORE_AMOUNT
    return isMoney && texts.includes('') ? Math.max(widest, ROOM_TO_WRITE) : widest
  })
  const rest = layout.width - others.reduce((sum, width) => sum + width, 0)
  return [rest, ...others]
}

/** What stays on one page at the end of a table: two lines, and their total. */
const LAST_LINES = 2

/**
 * Writes a bill's table under a heading: its head, again at the top of each page, its lines and their
 * total. No page begins with the total, or has a line alone.
 *
 * @param below the room that is left on the page where the table ends.
 */
export function addTable(
  heading: string,
  table: BillTable,
  layout: PdfLayout,
  below: number,
): void {
  const { columns, rows, total } = table
  const widths = columnWidths(table, layout)
  const leftOf = (place: number) => widths.slice(0, place).reduce((sum, width) => sum + width, 0)
  const cellsOf = (texts: readonly string[]): PdfCell[] =>
    columns.map(({ isFigure }, place) => ({
      text: texts[place] ?? '',
      left: leftOf(place),
      width: widths[place] ?? 0,
      isFigure,
    }))
  const strong = (cells: readonly PdfCell[]): PdfRow => ({
    cells,
    style: CELL_STRONG,
    isStrong: true,
  })
  const head = strong(cellsOf(columns.map((column) => column.heading)))
  const all = rows.map((row): PdfRow => ({ cells: cellsOf(row), style: CELL, isStrong: false }))
  if (total) {
    const [, , , , amount] = cellsOf(['', '', '', '', total.amount])
    const label = { text: total.label, left: 0, width: leftOf(BEFORE_AMOUNT), isFigure: false }
    all.push(strong(amount ? [label, amount] : [label]))
  }
  const last = Math.max(0, rows.length - LAST_LINES)
  const [first, ...others] = all.slice(last).map(layout.heightOfRow)
  const following = others.reduce((sum, height) => sum + height, below)
  const whole = layout.heightOfRow(head) + (first ?? 0) + following
  layout.heading(heading, last === 0 ? whole : undefined)
  const onNewPage = () => layout.tableRow(head)
  onNewPage()
  for (const [place, row] of all.entries()) {
    layout.tableRow(row, { onNewPage, following: place === last ? following : 0 })
  }
}
