import { TOTAL_LABEL_COLUMNS } from '../document/billTable.ts'
import type { TableBlock, TableRow } from '../document/table.ts'
import { heightOf, type PdfPen } from './pdfPen.ts'
import {
  BODY,
  CELL,
  CELL_STRONG,
  GAP,
  HEADING,
  mm,
  PADDING,
  PAGE,
  SMALL,
  type TextStyle,
  THICK_LINE,
} from './pdfStyles.ts'

/*
 * By hand: jspdf-autotable cannot keep the last lines of a table on one page with its total and with
 * the blocks that follow it, unless one measures with its private functions, and adds 31 kB.
 */

const STYLES: Record<TableBlock['look'], { line: TextStyle; key: TextStyle }> = {
  figures: { line: BODY, key: HEADING },
  bill: { line: CELL, key: CELL_STRONG },
}
/** The share of the width that figures beside a label may take. */
const LARGEST_SHARE = 0.65
/** A unit wraps where it is longer. */
const WIDEST_UNIT = mm(36)
/** A sum in shillings, to be written by hand. */
const ROOM_TO_WRITE = mm(24)
/** The lines that stay on one page at the end of a bill, with their total. */
const LAST_LINES = 2

interface Cell {
  lines: string[]
  left: number
  width: number
  /** Figures stand at the end of their column. */
  isFigure: boolean
}

interface Row {
  cells: readonly Cell[]
  style: TextStyle
  edge: 'thin' | 'thick' | 'frame'
  notes: readonly string[]
  /** The lines of the note that no page has room for. */
  others: readonly string[]
  height: number
}

/**
 * Writes a table below its caption. The head of a bill stands again at the top of each page.
 *
 * @param below the height that stays free on the page where a bill ends.
 */
export function writeTable(block: TableBlock, pen: PdfPen, below = 0): void {
  const { head, rows } = layOut(block, pen)
  const lines = block.rows.filter(({ isKey }) => !isKey).length
  const last = head && Math.max(0, lines - LAST_LINES)
  /** The height of the last lines, their total, and the blocks below them. */
  const end = rows.slice(last).reduce((sum, { height }) => sum + height, below)
  pen.heading(block.caption, head && last === 0 ? head.height + end : undefined)
  if (head) writeRow(head, pen)
  for (const [index, row] of rows.entries()) {
    const isMoved = pen.makeRoom(index === last ? end : row.height)
    if (isMoved && head) writeRow(head, pen)
    writeRow(row, pen)
  }
}

/** The height of a table and its caption, in points. */
export function heightOfTable(block: TableBlock, pen: PdfPen): number {
  const { rows } = layOut(block, pen)
  return rows.reduce((sum, { height }) => sum + height, GAP + heightOf(HEADING))
}

function layOut(block: TableBlock, pen: PdfPen): { head: Row | undefined; rows: Row[] } {
  const { look, columns, rows } = block
  const widths = columnWidths(block, pen)
  const { line, key } = STYLES[look]
  const layOutRow = (row: TableRow, style: TextStyle, edge: Row['edge']): Row => {
    const { texts, span = 1, note = '' } = row
    const cells = texts.map((text, index): Cell => {
      const column = index === 0 ? 0 : index + span - 1
      const left = sumOf(widths.slice(0, column))
      const width = index === 0 ? sumOf(widths.slice(0, span)) : (widths[column] ?? 0)
      const lines = pen.wrap(text, width - 2 * PADDING, style)
      return { lines, left, width, isFigure: columns[column]?.isFigure === true }
    })
    const cellHeight = Math.max(...cells.map(({ lines }) => lines.length)) * heightOf(style)
    const noteLines = note === '' ? [] : pen.wrap(note, pen.width - 2 * PADDING, SMALL)
    const room = PAGE.bottom - PAGE.top - cellHeight - 2 * PADDING
    const notes = noteLines.slice(0, room / heightOf(SMALL))
    const height = cellHeight + notes.length * heightOf(SMALL) + 2 * PADDING
    return { cells, style, edge, notes, others: noteLines.slice(notes.length), height }
  }
  const headings = columns.map(({ heading }) => heading)
  return {
    head: look === 'bill' ? layOutRow({ texts: headings }, key, 'thick') : undefined,
    rows: rows.map((row) =>
      row.isKey ? layOutRow(row, key, 'frame') : layOutRow(row, line, 'thin'),
    ),
  }
}

/** The columns from the second on are as wide as their widest cell; the first has the rest. */
function columnWidths({ look, columns, rows }: TableBlock, pen: PdfPen): number[] {
  const { line, key } = STYLES[look]
  const others = columns.slice(1).map(({ heading, isFigure }, index) => {
    const column = index + 1
    const cells = rows.flatMap(({ texts, span = 1, isKey }) =>
      column < span ? [] : [{ text: texts[column - span + 1] ?? '', style: isKey ? key : line }],
    )
    const widest = Math.max(
      pen.widthOf(heading, key),
      ...cells.map(({ text, style }) => pen.widthOf(text, style)),
    )
    // Rounded up, so that no text wraps for a fraction of a point.
    const width = Math.ceil(widest) + 2 * PADDING
    if (look === 'figures') return Math.min(width, pen.width * LARGEST_SHARE)
    if (!isFigure) return Math.min(width, WIDEST_UNIT)
    const isMoney = column === TOTAL_LABEL_COLUMNS - 1 || column === TOTAL_LABEL_COLUMNS
    const isWrittenByHand = isMoney && cells.some(({ text }) => text === '')
    return isWrittenByHand ? Math.max(width, ROOM_TO_WRITE) : width
  })
  return [pen.width - sumOf(others), ...others]
}

/** Writes a row with its edge; the note stands below the cells. */
function writeRow({ cells, style, edge, notes, others, height }: Row, pen: PdfPen): void {
  pen.makeRoom(height)
  const top = pen.y + PADDING
  for (const { lines, left, width, isFigure } of cells) {
    const start = PAGE.left + left + PADDING
    const end = PAGE.left + left + width - PADDING
    pen.write(lines, style, top, (line) => (isFigure ? end - pen.widthOf(line, style) : start))
  }
  const notesTop = pen.y + height - PADDING - notes.length * heightOf(SMALL)
  pen.write(notes, SMALL, notesTop, () => PAGE.left + PADDING)
  if (edge === 'frame') {
    pen.pdf.setLineWidth(THICK_LINE).rect(PAGE.left, pen.y, pen.width, height)
  } else pen.rule(pen.y + height, edge === 'thick' ? THICK_LINE : undefined)
  pen.space(height)
  pen.flow(others, SMALL, PAGE.left + PADDING)
}

function sumOf(lengths: readonly number[]): number {
  return lengths.reduce((sum, length) => sum + length, 0)
}
