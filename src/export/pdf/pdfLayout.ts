import type { jsPDF } from 'jspdf'
import { figureWithUnit } from '#language/grammar.ts'
import * as exportDocument from '#messages/exportDocument.ts'
import { say } from '../../../schemas/messages/message.ts'
import type { Drawing } from '../../pictures/drawing.ts'
import { heightPerWidth } from '../document/paperPicture.ts'
import type { LabelledValue } from '../document/section.ts'
import { FONT } from './pdfFont.ts'
import { drawPicture, pictureHeight } from './pdfPicture.ts'
import { drawLine } from './pdfScripts.ts'
import {
  BODY,
  FOOT,
  GAP,
  HEADING,
  LABEL_SHARE,
  LARGE_PICTURE_WIDTH,
  LEAST_BELOW_HEADING,
  LINE_HEIGHT,
  PADDING,
  PAGE,
  PICTURE_WIDTH,
  SIGNATURE_HEIGHT,
  SMALL,
  TALLEST_PICTURE,
  type TextStyle,
  THICK_LINE,
  THIN_LINE,
} from './pdfStyles.ts'
import { hasLetters, printable } from './pdfText.ts'

/** A text in a row of a table, all in points from the page's left margin. */
export interface PdfCell {
  text: string
  left: number
  width: number
  /** Figures stand at the end of their column. */
  isFigure: boolean
}

/** A row of a table; a thick rule is below one that is strong. */
export interface PdfRow {
  cells: readonly PdfCell[]
  style: TextStyle
  isStrong: boolean
}

export type PdfLayout = ReturnType<typeof createPdfLayout>

/** A tall picture is made narrower, so that a page holds it. */
function widthOfPicture(picture: Drawing, widest: number): number {
  return Math.min(widest, TALLEST_PICTURE / heightPerWidth(picture))
}

/** Lays out a PDF from top to bottom, and goes on at the top of a new page when one is full. */
export function createPdfLayout(pdf: jsPDF) {
  let y = PAGE.top
  let { width } = PAGE
  const heightOf = ({ size }: TextStyle) => size * LINE_HEIGHT
  const setStyle = ({ size, weight }: TextStyle) => pdf.setFont(FONT, weight).setFontSize(size)
  const newPage = () => {
    pdf.addPage()
    y = PAGE.top
  }
  const makeRoom = (height: number) => {
    if (y + height > PAGE.bottom) newPage()
  }
  const wrap = (text: string, width: number, style: TextStyle): string[] => {
    setStyle(style)
    return pdf.splitTextToSize(printable(text), width)
  }
  const widthOf = (text: string, style: TextStyle) => {
    setStyle(style)
    return pdf.getTextWidth(text)
  }
  /** Writes lines below one another, each in the middle of its height. */
  const write = (
    lines: readonly string[],
    style: TextStyle,
    top: number,
    leftOf: (line: string) => number,
  ) => {
    for (const [index, line] of lines.entries()) {
      const middle = top + (index + 0.5) * heightOf(style)
      const left = leftOf(line)
      setStyle(style)
      if (hasLetters(line)) pdf.text(line, left, middle, { baseline: 'middle' })
      else drawLine(pdf, { ...style, text: line, left, middle, widest: PAGE.left + width - left })
    }
  }
  /** Writes lines that may go on on a new page. */
  const flow = (lines: readonly string[], style: TextStyle, left: number) => {
    for (const line of lines) {
      makeRoom(heightOf(style))
      write([line], style, y, () => left)
      y += heightOf(style)
    }
  }
  const wrapRow = ({ cells, style }: PdfRow) =>
    cells.map((cell) => ({ ...cell, lines: wrap(cell.text, cell.width - 2 * PADDING, style) }))
  const heightOfRow = (row: PdfRow) =>
    Math.max(...wrapRow(row).map(({ lines }) => lines.length)) * heightOf(row.style) + 2 * PADDING
  const ruleAt = (height: number, thickness: number, left: number, width: number) =>
    pdf.setLineWidth(thickness).line(left, height, left + width, height)

  return {
    space(height: number) {
      y += height
    },
    newPage,
    /** Goes on on a new page where a text of these styles would be parted from what follows it. */
    keepTogether(styles: readonly TextStyle[], following = LEAST_BELOW_HEADING) {
      makeRoom(styles.reduce((sum, style) => sum + heightOf(style), following))
    },
    /** The room that a picture takes beside text. */
    roomBeside: (picture: Drawing | undefined) =>
      picture
        ? GAP + pictureHeight(pdf, picture, widthOfPicture(picture, PICTURE_WIDTH))
        : undefined,
    heading(text: string, following = LEAST_BELOW_HEADING) {
      this.space(GAP)
      this.keepTogether([HEADING], following)
      this.paragraph(text, HEADING)
    },
    /** The room that some texts take in a share of the page's width. */
    heightOfText: (texts: readonly string[], style: TextStyle, between: number, share = 1) =>
      texts
        .map((text) => between + wrap(text, width * share, style).length * heightOf(style))
        .reduce((sum, height) => sum + height, 0),
    /** Writes at the foot of every page, at last: a text, and which page it is. */
    feet(text: string) {
      const pages = pdf.getNumberOfPages()
      const top = FOOT - heightOf(SMALL) / 2
      for (let page = 1; page <= pages; page += 1) {
        pdf.setPage(page)
        const number = say(exportDocument.pageOfPages, { page, pages })
        write([text], SMALL, top, () => PAGE.left)
        write([number], SMALL, top, (line) => PAGE.right - widthOf(line, SMALL))
      }
    },
    /** Lines to write on by hand, each with its words below it. */
    blanks(texts: readonly string[]) {
      const each = (PAGE.width - GAP * (texts.length - 1)) / texts.length
      makeRoom(SIGNATURE_HEIGHT)
      y += SIGNATURE_HEIGHT - heightOf(SMALL)
      for (const [place, text] of texts.entries()) {
        const left = PAGE.left + place * (each + GAP)
        ruleAt(y, THIN_LINE, left, each)
        write([text], SMALL, y, () => left)
      }
      y += heightOf(SMALL)
    },
    rule() {
      y += PADDING
      ruleAt(y, THICK_LINE, PAGE.left, width)
    },
    paragraph(text: string, style: TextStyle) {
      flow(wrap(text, width, style), style, PAGE.left)
    },
    /** A picture on its own, and goes on below it. */
    async picture(picture: Drawing | undefined) {
      if (!picture) return
      const place = { x: PAGE.left, y, width: widthOfPicture(picture, LARGE_PICTURE_WIDTH) }
      y = await drawPicture(pdf, picture, place)
    },
    /** Writes beside a picture, and goes on below both. */
    async beside(picture: Drawing | undefined, writeLines: () => void) {
      if (!picture) return writeLines()
      const drawn = widthOfPicture(picture, PICTURE_WIDTH)
      makeRoom(GAP + pictureHeight(pdf, picture, drawn))
      const place = { x: PAGE.right - drawn, y: y + GAP, width: drawn }
      const bottom = await drawPicture(pdf, picture, place)
      const page = pdf.getNumberOfPages()
      width = PAGE.width - PICTURE_WIDTH - 2 * GAP
      writeLines()
      width = PAGE.width
      if (pdf.getNumberOfPages() === page) y = Math.max(y, bottom)
    },
    width: PAGE.width,
    /** How wide a text is as a cell of a table, with the room around it. */
    cellWidth: (text: string, style: TextStyle) => widthOf(printable(text), style) + 2 * PADDING,
    heightOfRow,
    /**
     * A row of a table, with a rule below it; each cell is wrapped in its width.
     *
     * @param onNewPage draws the table's head again where the row begins a page.
     * @param following the room that must be left below it on its page.
     */
    tableRow(
      row: PdfRow,
      { onNewPage = () => {}, following = 0 }: { onNewPage?: () => void; following?: number } = {},
    ) {
      const { style, isStrong } = row
      const height = heightOfRow(row)
      if (y + height + following > PAGE.bottom) {
        newPage()
        onNewPage()
      }
      for (const { lines, left, width, isFigure } of wrapRow(row)) {
        const start = PAGE.left + left + PADDING
        const end = PAGE.left + left + width - PADDING
        write(lines, style, y + PADDING, (line) => (isFigure ? end - widthOf(line, style) : start))
      }
      y += height
      ruleAt(y, isStrong ? THICK_LINE : THIN_LINE, PAGE.left, PAGE.width)
    },
    /**
     * A label on the left and its figure on the right; a box frames the key figure. Notes follow
     * below them, above the row's rule; those that no page has room for go on below it.
     */
    row(
      { label, value, unit, key }: Pick<LabelledValue, 'label' | 'value' | 'unit' | 'key'>,
      notes: readonly string[] = [],
    ) {
      const style = key ? HEADING : BODY
      const figure = figureWithUnit(value, unit)
      const left = PAGE.left + PADDING
      const inner = width - 2 * PADDING
      const share = figure === '' ? 1 : LABEL_SHARE
      const labels = wrap(label, width * share - 2 * PADDING, style)
      const labelWidth = Math.max(...labels.map((line) => widthOf(line, style)))
      const figures = wrap(figure, inner - labelWidth - GAP, style)
      const figureHeight = Math.max(labels.length, figures.length) * heightOf(style)
      const noteLines = notes.flatMap((note) => wrap(note, inner, SMALL))
      const room = PAGE.bottom - PAGE.top - figureHeight - 2 * PADDING
      const kept = noteLines.slice(0, room / heightOf(SMALL))
      const height = figureHeight + kept.length * heightOf(SMALL) + 2 * PADDING
      makeRoom(height)
      const top = y + PADDING
      write(kept, SMALL, top + figureHeight, () => left)
      write(labels, style, top, () => left)
      write(figures, style, top, (line) => left + inner - widthOf(line, style))
      if (key) pdf.setLineWidth(THICK_LINE).rect(PAGE.left, y, width, height)
      else ruleAt(y + height, THIN_LINE, PAGE.left, width)
      y += height
      flow(noteLines.slice(kept.length), SMALL, left)
    },
  }
}
