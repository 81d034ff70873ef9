/*
 * jsPDF: the kept one of the libraries that make a PDF in a browser (pdf-lib has had no release since
 * 2021). 110 kB, fetched with the PDF's font when somebody first asks for a PDF.
 */
import { jsPDF } from 'jspdf'
import * as exportDocument from '#messages/exportDocument.ts'
import { say } from '../../../schemas/messages/message.ts'
import { site } from '../../site.ts'
import { blocksOf } from '../document/blocks.ts'
import type { ExportDocument } from '../document/exportDocument.ts'
import { writeBlocks } from './pdfBlocks.ts'
import { addFont } from './pdfFont.ts'
import { heightOf, PdfPen } from './pdfPen.ts'
import { FOOT, GAP, PADDING, PAGE, SMALL, STRONG, THICK_LINE } from './pdfStyles.ts'

/** A document as a PDF: A4, black on white, text that can be selected, as many pages as it needs. */
export async function pdfOf(content: ExportDocument): Promise<Blob> {
  const pdf = new jsPDF({ unit: 'pt', format: 'a4', compress: true, putOnlyUsedFonts: true })
  pdf.setProperties({ title: `${content.title}, ${content.date.inWords}`, creator: site.name })
  pdf.setLanguage(exportDocument.locale)
  addFont(pdf)
  const pen = new PdfPen(pdf)
  pen.paragraph(site.title, STRONG)
  pen.space(PADDING)
  pen.rule(pen.y, THICK_LINE)
  pen.space(GAP)
  await writeBlocks(blocksOf(content), pen)
  writeFeet(`${site.name}, ${content.address}`, pen)
  return pdf.output('blob')
}

/** Writes at the foot of every page: a text, and which page it is. */
function writeFeet(text: string, pen: PdfPen): void {
  const pages = pen.pdf.getNumberOfPages()
  const top = FOOT - heightOf(SMALL) / 2
  for (let page = 1; page <= pages; page += 1) {
    pen.pdf.setPage(page)
    const number = say(exportDocument.pageOfPages, { page, pages })
    pen.write([text], SMALL, top, () => PAGE.left)
    pen.write([number], SMALL, top, (line) => PAGE.right - pen.widthOf(line, SMALL))
  }
}
