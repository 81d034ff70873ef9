/*
 * jsPDF: the kept one of the libraries that make a PDF in a browser (pdf-lib has had no release since
 * 2021). 110 kB, fetched with the PDF's font when somebody first asks for a PDF.
 */
import { jsPDF } from 'jspdf'
import { site } from '../site.ts'
import { type DocumentCover, type ExportDocument, SIGNATURE_BLANKS } from './exportDocument.ts'
import type { BillFigure, FormattedBill } from './formattedBill.ts'
import { addFont } from './pdfFont.ts'
import { BODY, createPdfLayout, GAP, type PdfLayout, SMALL, STRONG, TITLE } from './pdfLayout.ts'
import type { Section } from './section.ts'

/**
 * A document as a PDF: A4, black on white, text that can be selected, as many pages as it needs. An
 * estimate alone begins with its figures; a list begins with its bill, and its estimates follow on
 * further pages; what one estimate made of others has a cover before.
 */
export async function pdfOf(content: ExportDocument): Promise<Blob> {
  const { kind, title, date, note, cover, bill, sections, disclaimer, address } = content
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
  if (!isList) for (const section of sections) await addSection(section, layout)
  if (cover) {
    await addCover(cover, layout)
    layout.newPage()
  }
  if (bill) addBill(bill, layout)
  if (isList) layout.blanks(SIGNATURE_BLANKS)
  for (const [place, section] of sections.entries()) {
    if (isList) {
      if (place === 0) layout.newPage()
      else layout.space(2 * GAP)
      layout.keepTogether([TITLE, BODY], layout.roomBeside(section.picture))
      layout.paragraph(section.name, TITLE)
      if (section.calculator !== section.name) layout.paragraph(section.calculator, BODY)
      await addSection(section, layout)
    }
    addWorking(section, layout)
  }
  layout.space(GAP)
  layout.paragraph(disclaimer, STRONG)
  layout.paragraph(address, BODY)
  layout.feet(`${site.name}, ${site.origin.replace(/^https?:\/\//, '')}`)
  return pdf.output('blob')
}

/** The picture as large as the page has room for, what it comes to and what it costs. */
async function addCover(cover: DocumentCover, layout: PdfLayout): Promise<void> {
  const { picture, results, costs } = cover
  layout.space(GAP)
  await layout.picture(picture)
  layout.space(GAP)
  for (const value of results) layout.row(value)
  addFigures(costs, layout)
}

/** Inputs, results and their warnings, and the picture beside them. */
function addSection(
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

function addFigures(figures: readonly BillFigure[], layout: PdfLayout): void {
  for (const figure of figures) layout.row({ ...figure, unit: '', key: false })
}

/** What each stage takes: amounts as they are, and what they cost. */
function addStages({ stages = [] }: FormattedBill, layout: PdfLayout): void {
  if (stages.length === 0) return
  layout.paragraph('What to buy, stage by stage', TITLE)
  for (const { stage, figures } of stages) {
    layout.heading(stage)
    addFigures(figures, layout)
  }
  layout.space(2 * GAP)
  layout.keepTogether([TITLE])
  layout.paragraph('In all', TITLE)
}

/** What to buy, to hand over a counter: a line without a price leaves room to write one. */
function addBill(bill: FormattedBill, layout: PdfLayout, heading = 'What to buy'): void {
  const { lines, total, totalLabel, quotation, notes, labour, sums } = bill
  addStages(bill, layout)
  layout.heading(heading)
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
  if (labour) addBill(labour, layout, 'Labour')
  if (sums.length > 0) layout.space(GAP)
  addFigures(sums, layout)
}
