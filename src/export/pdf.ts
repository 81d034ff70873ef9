/*
 * jsPDF: the kept one of the libraries that make a PDF in a browser (pdf-lib has had no release since
 * 2021). 110 kB, fetched with the PDF's font when somebody first asks for a PDF.
 */
import { jsPDF } from 'jspdf'
import { site } from '../site.ts'
import { type ExportDocument, SIGNATURE_BLANKS } from './exportDocument.ts'
import type { FormattedBill } from './formattedBill.ts'
import { addFont } from './pdfFont.ts'
import { BODY, createPdfLayout, GAP, type PdfLayout, SMALL, STRONG, TITLE } from './pdfLayout.ts'
import type { Section } from './section.ts'

/**
 * A document as a PDF: A4, black on white, text that can be selected, as many pages as it needs. An
 * estimate alone begins with its figures; a list begins with its bill, and its estimates follow on
 * further pages.
 */
export async function pdfOf(content: ExportDocument): Promise<Blob> {
  const { kind, title, date, note, bill, sections, disclaimer, address } = content
  const isList = kind === 'list'
  const pdf = new jsPDF({ unit: 'pt', format: 'a4', compress: true, putOnlyUsedFonts: true })
  pdf.setProperties({ title: `${title}, ${date.words}`, creator: site.name })
  pdf.setLanguage('en-GB')
  addFont(pdf)
  const layout = createPdfLayout(pdf)
  layout.paragraph(site.title, STRONG)
  layout.rule()
  layout.space(GAP)
  layout.paragraph(title, TITLE)
  layout.paragraph(date.words, BODY)
  for (const line of note.split('\n')) if (line !== '') layout.paragraph(line, BODY)
  if (!isList) for (const section of sections) await addFigures(section, layout)
  if (bill) addBill(bill, layout)
  if (isList) layout.blanks(SIGNATURE_BLANKS)
  for (const [place, section] of sections.entries()) {
    if (isList) {
      if (place === 0) layout.newPage()
      else layout.space(2 * GAP)
      layout.keepTogether([TITLE, BODY], layout.roomBeside(section.picture))
      layout.paragraph(section.name, TITLE)
      layout.paragraph(section.calculator, BODY)
      await addFigures(section, layout)
    }
    addWorking(section, layout)
  }
  layout.space(GAP)
  layout.paragraph(disclaimer, STRONG)
  layout.paragraph(address, BODY)
  layout.feet(`${site.name}, ${site.origin.replace(/^https?:\/\//, '')}`)
  return pdf.output('blob')
}

/** Inputs, results and their warnings, and the picture beside them. */
function addFigures(
  { inputs, results, warnings, picture }: Section,
  layout: PdfLayout,
): Promise<void> {
  return layout.beside(picture, () => {
    for (const [heading, values] of [
      ['Inputs', inputs],
      ['Results', results],
    ] as const) {
      layout.heading(heading)
      for (const value of values) layout.row(value)
    }
    for (const text of warnings) layout.paragraph(text, STRONG)
  })
}

function addWorking({ working }: Section, layout: PdfLayout): void {
  if (working.length === 0) return
  layout.heading('Working')
  for (const line of working) {
    layout.paragraph(line, SMALL)
    layout.space(GAP / 5)
  }
}

/** What to buy, to hand over a counter: a line without a price leaves room to write one. */
function addBill(bill: FormattedBill, layout: PdfLayout): void {
  const { lines, total, totalLabel, quotation, notes } = bill
  layout.heading('What to buy')
  for (const { askFor, price, cost, difference, sources } of lines) {
    const value = cost === '' ? '' : `at ${price}: ${cost}`
    const lineNotes = [
      ...(difference === '' ? [] : [`Quoted: ${difference}`]),
      ...(sources === undefined ? [] : [`From: ${sources}`]),
    ]
    layout.row({ label: askFor, value, unit: '', key: false }, lineNotes)
  }
  if (total !== '') layout.row({ label: totalLabel, value: total, unit: '', key: true })
  for (const text of [...notes, ...(quotation === '' ? [] : [`${quotation}.`])]) {
    layout.paragraph(text, BODY)
  }
}
