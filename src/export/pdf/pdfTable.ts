import { BEFORE_AMOUNT, type BillTable } from '../document/billTable.ts'
import type { BillBlock } from '../document/blocks.ts'
import { heightOf, type PdfPen } from './pdfPen.ts'
import {
  CELL,
  CELL_STRONG,
  mm,
  PADDING,
  PAGE,
  type TextStyle,
  THICK_LINE,
  THIN_LINE,
} from './pdfStyles.ts'

/*
 * By hand: jspdf-autotable cannot keep the last lines of a table on one page with its total and with
 * what follows it, unless one measures with its private functions, and adds 31 kB.
 */

/** A unit wraps where it is longer. */
const WIDEST_UNIT = mm(36)
/** A sum in shillings, to be written by hand. */
const ROOM_TO_WRITE = mm(24)
/** The lines that stay on one page at the end of a table, with their total. */
const LAST_LINES = 2

interface Cell {
  text: string
  left: number
  width: number
  /** Figures stand at the end of their column. */
  isFigure: boolean
}

interface Row {
  cells: readonly Cell[]
  style: TextStyle
  /** The thickness of the rule below it. */
  rule: number
}

/**
 * Writes a bill's table below its caption: its head, again at the top of each page, its lines and their
 * total.
 *
 * @param below the room that is left on the page where the table ends.
 */
export function writeBill({ caption, table }: BillBlock, pen: PdfPen, below: number): void {
  const { head, lines, total } = rowsOf(table, pen)
  const rows = total ? [...lines, total] : lines
  const last = Math.max(0, lines.length - LAST_LINES)
  const heights = rows.map((row) => heightOfRow(row, pen))
  /** The room of the last lines, their total and what stands below them. */
  const end = heights.slice(last).reduce((sum, height) => sum + height, below)
  pen.heading(caption, last === 0 ? heightOfRow(head, pen) + end : undefined)
  writeRow(head, pen)
  for (const [index, row] of rows.entries()) {
    if (pen.makeRoom(index === last ? end : (heights[index] ?? 0))) writeRow(head, pen)
    writeRow(row, pen)
  }
}

function rowsOf(table: BillTable, pen: PdfPen): { head: Row; lines: Row[]; total?: Row } {
  const { columns, rows, total } = table
  const widths = columnWidths(table, pen)
  const leftOf = (column: number) => widths.slice(0, column).reduce((sum, width) => sum + width, 0)
  const cellsOf = (texts: readonly string[]): Cell[] =>
    columns.map(({ isFigure }, column) => ({
      text: texts[column] ?? '',
      left: leftOf(column),
      width: widths[column] ?? 0,
      isFigure,
    }))
  const strong = (cells: readonly Cell[]): Row => ({
    cells,
    style: CELL_STRONG,
    rule: THICK_LINE,
  })
  const head = strong(cellsOf(columns.map(({ heading }) => heading)))
  const lines = rows.map((row): Row => ({ cells: cellsOf(row), style: CELL, rule: THIN_LINE }))
  if (!total) return { head, lines }
  const label = { text: total.label, left: 0, width: leftOf(BEFORE_AMOUNT), isFigure: false }
  const amount = {
    text: total.amount,
    left: leftOf(BEFORE_AMOUNT),
    width: widths[BEFORE_AMOUNT] ?? 0,
    isFigure: true,
  }
  return { head, lines, total: strong([label, amount]) }
}

/** The columns from the second on are as wide as their widest cell; the first has the rest. */
function columnWidths({ columns, rows, total }: BillTable, pen: PdfPen): number[] {
  const [, ...others] = columns.map(({ heading, isFigure }, column) => {
    const texts = rows.map((row) => row[column] ?? '')
    const sum = column === BEFORE_AMOUNT && total ? [total.amount] : []
    const widest = Math.max(
      ...[heading, ...texts, ...sum].map((text) => pen.widthOf(text, CELL_STRONG) + 2 * PADDING),
    )
    if (!isFigure) return Math.min(widest, WIDEST_UNIT)
    const isMoney = column === BEFORE_AMOUNT - 1 || column === BEFORE_AMOUNT
    return isMoney && texts.includes('') ? Math.max(widest, ROOM_TO_WRITE) : widest
  })
  const rest = PAGE.width - others.reduce((sum, width) => sum + width, 0)
  return [rest, ...others]
}

function linesOf({ text, width }: Cell, style: TextStyle, pen: PdfPen): string[] {
  return pen.wrap(text, width - 2 * PADDING, style)
}

function heightOfRow({ cells, style }: Row, pen: PdfPen): number {
  const counts = cells.map((cell) => linesOf(cell, style, pen).length)
  return Math.max(...counts) * heightOf(style) + 2 * PADDING
}

function writeRow(row: Row, pen: PdfPen): void {
  const { cells, style, rule } = row
  for (const cell of cells) {
    const start = PAGE.left + cell.left + PADDING
    const end = PAGE.left + cell.left + cell.width - PADDING
    pen.write(linesOf(cell, style, pen), style, pen.y + PADDING, (line) =>
      cell.isFigure ? end - pen.widthOf(line, style) : start,
    )
  }
  pen.space(heightOfRow(row, pen))
  pen.rule(pen.y, rule)
}
