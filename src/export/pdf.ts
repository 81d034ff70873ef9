/*
 * jsPDF: the kept one of the libraries that make a PDF in a browser without bringing fonts along
 * (pdf-lib has had no release since 2021). 110 kB, fetched when the first PDF is asked for.
 */
import { jsPDF } from 'jspdf'
import type { Drawing } from '../pictures/drawing.ts'
import { site } from '../site.ts'
import { drawPicture } from './pdfPicture.ts'
import { printable } from './pdfText.ts'
import type { Sheet, SheetLine } from './sheet.ts'
import type { SheetBill } from './sheetBill.ts'
import { figure } from './text.ts'

/** An A4 page, in millimetres. */
const PAGE = { left: 20, right: 190, top: 20, bottom: 277, width: 170 }
/** How much of a row its label may take. */
const LABEL_SHARE = 0.62
/** The column of the picture, beside the figures. */
const PICTURE_WIDTH = 62
export const GAP = 5
const PADDING = 1.5
/** Room to sign in, with what belongs there below the line. */
const SIGNATURE_HEIGHT = 20
const MM_PER_POINT = 25.4 / 72
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
const STRONG: TextStyle = { size: 11, weight: 'bold' }

/** An estimate as a PDF: A4, black on white, text that can be selected, as many pages as it needs. */
export function pdfOf(sheet: Sheet, date: Date): Promise<Blob> {
  return drawnPdf(sheet.calculator, sheet.date.words, date, (pen) => drawSheet(sheet, pen))
}

/** What is drawn as a PDF, with the site's name above it. */
export async function drawnPdf(
  title: string,
  dateInWords: string,
  date: Date,
  draw: (pen: Pen) => Promise<void>,
): Promise<Blob> {
  const document = new jsPDF({ unit: 'mm', format: 'a4', compress: true, putOnlyUsedFonts: true })
  document.setProperties({ title: `${title}, ${dateInWords}`, creator: site.name })
  document.setLanguage('en-GB')
  document.setCreationDate(date)
  const pen = penOn(document)
  pen.paragraph(site.title, STRONG)
  pen.rule()
  pen.space(GAP)
  pen.paragraph(title, TITLE)
  pen.paragraph(dateInWords, BODY)
  await draw(pen)
  return document.output('blob')
}

async function drawSheet(sheet: Sheet, pen: Pen): Promise<void> {
  await drawFigures(sheet, pen)
  if (sheet.buy) drawBill(sheet.buy, pen)
  drawWorking(sheet, pen)
  pen.space(GAP)
  drawEnd(sheet, pen)
}

/** Inputs and results, and the picture beside them. */
export function drawFigures(sheet: Sheet, pen: Pen): Promise<void> {
  return pen.beside(sheet.picture, () => {
    for (const [heading, lines] of [
      ['Inputs', sheet.inputs],
      ['Results', sheet.results],
    ] as const) {
      pen.space(GAP)
      pen.paragraph(heading, HEADING)
      for (const line of lines) pen.row(line)
    }
  })
}

/** How the results were reached. */
export function drawWorking({ working }: Sheet, pen: Pen): void {
  if (working.length === 0) return
  pen.space(GAP)
  pen.paragraph('Working', HEADING)
  for (const line of working) pen.paragraph(line, BODY)
}

/** What every paper ends with. */
export function drawEnd(sheet: Pick<Sheet, 'disclaimer' | 'address'>, pen: Pen): void {
  pen.paragraph(sheet.disclaimer, STRONG)
  pen.paragraph(sheet.address, BODY)
}

/** What to buy, to be handed over a counter: without a price there is room to write one. */
export function drawBill(
  { lines, total, totalLabel, quotation, notes }: SheetBill,
  pen: Pen,
): void {
  pen.space(GAP)
  pen.paragraph('What to buy', HEADING)
  for (const { label, asked, price, cost, difference, from } of lines) {
    const name = label.includes(',') ? `${asked} (${label})` : asked
    const value = cost === '' ? '' : `at ${price}: ${cost}`
    pen.row({ label: name, value, unit: '', key: false })
    if (difference !== '') pen.paragraph(`Quoted: ${difference}`, BODY)
    if (from !== undefined) pen.paragraph(`From: ${from}`, SMALL)
  }
  if (total !== '') pen.row({ label: totalLabel, value: total, unit: '', key: true })
  for (const text of [...notes, ...(quotation === '' ? [] : [`${quotation}.`])]) {
    pen.paragraph(text, BODY)
  }
}

export type Pen = ReturnType<typeof penOn>

/** Draws from top to bottom, and goes on at the top of a new page where one is full. */
function penOn(document: jsPDF) {
  let y = PAGE.top
  let { width } = PAGE
  const heightOf = ({ size }: TextStyle) => size * MM_PER_POINT * LINE_HEIGHT
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
    return document.getStringUnitWidth(alike, { doKerning: false }) * size * MM_PER_POINT
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
        document.setLineWidth(0.2).line(left, y, left + each, y)
        document.setFont('helvetica', SMALL.weight).setFontSize(SMALL.size)
        write([text], SMALL, y, () => left)
      }
      y += heightOf(SMALL)
    },
    rule() {
      y += PADDING
      rule(y, 0.5)
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
    /** A label on the left and its figure on the right; the key figure stands in a box. */
    row(content: Pick<SheetLine, 'label' | 'value' | 'unit' | 'key'>) {
      const style = content.key ? HEADING : BODY
      const labels = wrap(content.label, width * LABEL_SHARE, style)
      const labelled = Math.max(...labels.map((label) => widthOf(label, style)))
      const figures = wrap(figure(content), width - labelled - GAP - 2 * PADDING, style)
      const height = Math.max(labels.length, figures.length) * heightOf(style) + 2 * PADDING
      makeRoom(height)
      write(labels, style, y + PADDING, () => PAGE.left + PADDING)
      write(
        figures,
        style,
        y + PADDING,
        (line) => PAGE.left + width - PADDING - widthOf(line, style),
      )
      if (content.key) document.setLineWidth(0.5).rect(PAGE.left, y, width, height)
      else rule(y + height, 0.2)
      y += height
    },
  }
}
