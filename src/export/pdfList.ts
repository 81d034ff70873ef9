import { BLANKS, type ListSheet } from './listSheet.ts'
import { drawBill, drawEnd, drawFigures, drawnPdf, drawWorking } from './pdf.ts'
import { BODY, GAP, type Pen, TITLE } from './pdfPen.ts'

/** A job's list as a PDF: its bill on the first page, what it comes from after it. */
export function pdfOfList(sheet: ListSheet, date: Date): Promise<Blob> {
  return drawnPdf(sheet.title, sheet.date.words, date, (pen) => drawList(sheet, pen))
}

async function drawList(sheet: ListSheet, pen: Pen): Promise<void> {
  for (const line of sheet.note.split('\n')) if (line !== '') pen.paragraph(line, BODY)
  drawBill(sheet.bill, pen)
  pen.blanks(BLANKS)
  for (const [place, { name, sheet: estimate }] of sheet.estimates.entries()) {
    if (place === 0) pen.newPage()
    else pen.space(2 * GAP)
    pen.paragraph(name, TITLE)
    pen.paragraph(estimate.calculator, BODY)
    await drawFigures(estimate, pen)
    drawWorking(estimate, pen)
  }
  pen.space(GAP)
  drawEnd(sheet, pen)
}
