import type { jsPDF } from 'jspdf'
import type { Drawing } from '../pictures/drawing.ts'
import { mm } from './millimetres.ts'
import { drawPicture } from './pdfPicture.ts'
import { printable } from './pdfText.ts'
import type { SheetLine } from './sheet.ts'
import { figure } from './text.ts'

/*
 * The pen of a PDF: pages, their margins, and what is written line below line. All in points, which
 * a PDF counts in itself: the pattern of a picture comes out at its size in no other unit.
 */

/** What is written on of an A4 page. */
const PAGE = { left: mm(15), right: mm(195), top: mm(15), bottom: mm(282), width: mm(180) }
/** How much of a row its label may take. */
const LABEL_SHARE = 0.62
/** The column of the picture, beside the figures. */
const PICTURE_WIDTH = mm(62)
export const GAP = mm(5)
const PADDING = mm(1.5)
/** Room to sign in, with what belongs there below the line. */
const SIGNATURE_HEIGHT = mm(20)
/** How thick a rule is. */
const THIN = mm(0.2)
const THICK = mm(0.5)
const LINE_HEIGHT = 1.35
/** jsPDF measures text with kerning and draws it without: lines come out a little longer. */
const MEASURED = 0.97

interface TextStyle {
  /** In points. */
  size: number
  weight: 'normal' | 'bold'
}

export const TITLE: TextStyle = { size: 20, weight: 'bold' }
export const HEADING: TextStyle = { size: 13, weight: 'bold' }
export const BODY: TextStyle = { size: 11, weight: 'normal' }
export const SMALL: TextStyle = { size: 9, weight: 'normal' }
export const STRONG: TextStyle = { size: 11, weight: 'bold' }

export type Pen = ReturnType<typeof penOn>

/** Draws from top to bottom, and goes on at the top of a new page where one is full. */
export function penOn(document: jsPDF) {
  let y = PAGE.top
  let { width } = PAGE
  const heightOf = ({ size }: TextStyle) => size * LINE_HEIGHT
  const makeRoom = (height: number) => {
    if (y + height <= PAGE.bottom) return
    document.addPage()
    y = PAGE.top
  }
  const wrap = (text: string, width: number, style: TextStyle): string[] => {
    document.setFont('helvetica', style.weight).setFontSize(style.size)
    return document.splitTextToSize(printable(text), width * MEASURED)
  }
  // jsPDF does not know how wide × and ² are; + and r are as wide.
  const widthOf = (text: string, { size }: TextStyle) => {
    const alike = text.replaceAll('×', '+').replaceAll(/[¹²³]/g, 'r')
    return document.getStringUnitWidth(alike, { doKerning: false }) * size
  }
  /** Writes lines below one another, each in the middle of its height. */
  const write = (
    lines: string[],
    style: TextStyle,
    from: number,
    leftOf: (line: string) => number,
  ) => {
    for (const [index, line] of lines.entries()) {
      const middle = from + (index + 0.5) * heightOf(style)
      document.text(line, leftOf(line), middle, { baseline: 'middle' })
    }
  }
  const rule = (at: number, thickness: number) =>
    document.setLineWidth(thickness).line(PAGE.left, at, PAGE.left + width, at)

  return {
    space(height: number) {
      y += height
    },
    newPage() {
      document.addPage()
      y = PAGE.top
    },
    /** Lines to write on, each with what belongs there below it. */
    blanks(texts: readonly string[]) {
      const each = (PAGE.width - GAP * (texts.length - 1)) / texts.length
      makeRoom(SIGNATURE_HEIGHT)
      y += SIGNATURE_HEIGHT - heightOf(SMALL)
      for (const [place, text] of texts.entries()) {
        const left = PAGE.left + place * (each + GAP)
        document.setLineWidth(THIN).line(left, y, left + each, y)
        document.setFont('helvetica', SMALL.weight).setFontSize(SMALL.size)
        write([text], SMALL, y, () => left)
      }
      y += heightOf(SMALL)
    },
    rule() {
      y += PADDING
      rule(y, THICK)
    },
    paragraph(text: string, style: TextStyle) {
      for (const line of wrap(text, width, style)) {
        makeRoom(heightOf(style))
        write([line], style, y, () => PAGE.left)
        y += heightOf(style)
      }
    },
    /** Writes beside a picture, and goes on below both. */
    async beside(picture: Drawing | undefined, writeLines: () => void) {
      if (!picture) return writeLines()
      const place = { x: PAGE.right - PICTURE_WIDTH, y: y + GAP, width: PICTURE_WIDTH }
      const bottom = await drawPicture(document, picture, place)
      const page = document.getNumberOfPages()
      width = PAGE.width - PICTURE_WIDTH - 2 * GAP
      writeLines()
      width = PAGE.width
      if (document.getNumberOfPages() === page) y = Math.max(y, bottom)
    },
    /**
     * A label on the left and its figure on the right; the key figure stands in a box. Notes stand
     * below them, above the row's rule; those that no page holds go on below it.
     */
    row(
      content: Pick<SheetLine, 'label' | 'value' | 'unit' | 'key'>,
      notes: readonly string[] = [],
    ) {
      const style = content.key ? HEADING : BODY
      const share = figure(content) === '' ? 1 : LABEL_SHARE
      const labels = wrap(content.label, width * share - 2 * PADDING, style)
      const labelled = Math.max(...labels.map((label) => widthOf(label, style)))
      const figures = wrap(figure(content), width - labelled - GAP - 2 * PADDING, style)
      const named = Math.max(labels.length, figures.length) * heightOf(style)
      const noted = notes.flatMap((note) => wrap(note, width - 2 * PADDING, SMALL))
      const mostNoted = (PAGE.bottom - PAGE.top - named - 2 * PADDING) / heightOf(SMALL)
      const small = noted.slice(0, mostNoted)
      const height = named + small.length * heightOf(SMALL) + 2 * PADDING
      makeRoom(height)
      write(small, SMALL, y + PADDING + named, () => PAGE.left + PADDING)
      document.setFont('helvetica', style.weight).setFontSize(style.size)
      write(labels, style, y + PADDING, () => PAGE.left + PADDING)
      write(
        figures,
        style,
        y + PADDING,
        (line) => PAGE.left + width - PADDING - widthOf(line, style),
      )
      if (content.key) document.setLineWidth(THICK).rect(PAGE.left, y, width, height)
      else rule(y + height, THIN)
      y += height
      document.setFont('helvetica', SMALL.weight).setFontSize(SMALL.size)
      for (const line of noted.slice(small.length)) {
        makeRoom(heightOf(SMALL))
        write([line], SMALL, y, () => PAGE.left + PADDING)
        y += heightOf(SMALL)
      }
    },
  }
}
