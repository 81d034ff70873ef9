/*
 * jsPDF: the kept one of the libraries that make a PDF in a browser without bringing fonts along
 * (pdf-lib has had no release since 2021). 110 kB, fetched when the first PDF is asked for.
 */
import { jsPDF } from 'jspdf'
import { site } from '../site.ts'
import { BODY, GAP, HEADING, type Pen, penOn, SMALL, STRONG, TITLE } from './pdfPen.ts'
import type { Sheet } from './sheet.ts'
import type { SheetBill } from './sheetBill.ts'

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
  const document = new jsPDF({ unit: 'pt', format: 'a4', compress: true, putOnlyUsedFonts: true })
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
  for (const line of working) {
    pen.paragraph(line, SMALL)
    pen.space(GAP / 5)
  }
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
  for (const { asked, price, cost, difference, from } of lines) {
    const value = cost === '' ? '' : `at ${price}: ${cost}`
    const notes = [
      ...(difference === '' ? [] : [`Quoted: ${difference}`]),
      ...(from === undefined ? [] : [`From: ${from}`]),
    ]
    pen.row({ label: asked, value, unit: '', key: false }, notes)
  }
  if (total !== '') pen.row({ label: totalLabel, value: total, unit: '', key: true })
  for (const text of [...notes, ...(quotation === '' ? [] : [`${quotation}.`])]) {
    pen.paragraph(text, BODY)
  }
}
