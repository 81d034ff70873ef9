import type { FigureRow, FiguresBlock } from '../document/blocks.ts'
import { heightOf, type PdfPen } from './pdfPen.ts'
import { BODY, GAP, HEADING, PADDING, PAGE, SMALL, THICK_LINE } from './pdfStyles.ts'

/** How much of a row its label may take. */
const LABEL_SHARE = 0.62

/** Writes a table of labels and figures below its caption. */
export function writeFigures({ caption, rows }: FiguresBlock, pen: PdfPen): void {
  pen.heading(caption)
  for (const row of rows) writeRow(row, pen)
}

/** The height of such a table, in points. */
export function heightOfFigures({ caption, rows }: FiguresBlock, pen: PdfPen): number {
  return rows.reduce(
    (height, row) => height + layOut(row, pen).height,
    GAP + pen.heightOfParagraph(caption, HEADING),
  )
}

/** The lines of a row, and its height. Notes that no page has room for are `others`. */
function layOut({ label, value, isKeyFigure, note = '' }: FigureRow, pen: PdfPen) {
  const style = isKeyFigure ? HEADING : BODY
  const inner = pen.width - 2 * PADDING
  const share = value === '' ? 1 : LABEL_SHARE
  const labels = pen.wrap(label, pen.width * share - 2 * PADDING, style)
  const labelWidth = Math.max(...labels.map((line) => pen.widthOf(line, style)))
  const figures = pen.wrap(value, inner - labelWidth - GAP, style)
  const figureHeight = Math.max(labels.length, figures.length) * heightOf(style)
  const noteLines = note === '' ? [] : pen.wrap(note, inner, SMALL)
  const room = PAGE.bottom - PAGE.top - figureHeight - 2 * PADDING
  const notes = noteLines.slice(0, room / heightOf(SMALL))
  const height = figureHeight + notes.length * heightOf(SMALL) + 2 * PADDING
  const others = noteLines.slice(notes.length)
  return { style, labels, figures, figureHeight, notes, others, height }
}

/**
 * A label on the left and its figure on the right, with a rule below them; a box frames the key figure.
 * A note stands above the rule; what no page has room for goes on below it.
 */
function writeRow(row: FigureRow, pen: PdfPen): void {
  const { style, labels, figures, figureHeight, notes, others, height } = layOut(row, pen)
  pen.makeRoom(height)
  const left = PAGE.left + PADDING
  const right = PAGE.left + pen.width - PADDING
  const top = pen.y + PADDING
  pen.write(notes, SMALL, top + figureHeight, () => left)
  pen.write(labels, style, top, () => left)
  pen.write(figures, style, top, (line) => right - pen.widthOf(line, style))
  if (row.isKeyFigure) {
    pen.pdf.setLineWidth(THICK_LINE).rect(PAGE.left, pen.y, pen.width, height)
  } else pen.rule(pen.y + height)
  pen.space(height)
  pen.flow(others, SMALL, left)
}
