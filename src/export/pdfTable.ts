import { BEFORE_AMOUNT, type BillTable } from './billTable.ts'
import { mm } from './millimetres.ts'
import type { PdfCell, PdfLayout } from './pdfLayout.ts'
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

/** Writes a bill's table: its head, again at the top of each page, its lines and their total. */
export function addTable(table: BillTable, layout: PdfLayout): void {
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
  const head = () =>
    layout.tableRow(cellsOf(columns.map(({ heading }) => heading)), CELL_STRONG, { isStrong: true })
  head()
  for (const row of rows) layout.tableRow(cellsOf(row), CELL, { onNewPage: head })
  if (!total) return
  const [, , , , amount] = cellsOf(['', '', '', '', total.amount])
  const label = { text: total.label, left: 0, width: leftOf(BEFORE_AMOUNT), isFigure: false }
  layout.tableRow(amount ? [label, amount] : [label], CELL_STRONG, {
    isStrong: true,
    onNewPage: head,
  })
}
