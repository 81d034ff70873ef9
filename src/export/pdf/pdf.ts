/*
 * jsPDF: the kept one of the libraries that make a PDF in a browser (pdf-lib has had no release since
 * 2021). 110 kB, fetched with the PDF's font when somebody first asks for a PDF.
 */
import { jsPDF } from 'jspdf'
import * as exportDocument from '#messages/exportDocument.ts'
import { say } from '../../../schemas/messages/message.ts'
import { site } from '../../site.ts'
import { type BillKind, billTable, sharedLines } from '../document/billTable.ts'
import {
  type DocumentCover,
  type ExportDocument,
  SIGNATURE_BLANKS,
} from '../document/exportDocument.ts'
import type { BillFigure, FormattedBill } from '../document/formattedBill.ts'
import type { Section } from '../document/section.ts'
import { addFont } from './pdfFont.ts'
import { createPdfLayout, type PdfLayout } from './pdfLayout.ts'
import {
  BODY,
  GAP,
  LABEL_SHARE,
  PADDING,
  SIGNATURE_HEIGHT,
  SMALL,
  STRONG,
  TITLE,
} from './pdfStyles.ts'
import { addTable } from './pdfTable.ts'

/**
 * A document as a PDF: A4, black on white, text that can be selected, as many pages as it needs. It
 * begins with its bill. The figures of an estimate alone follow below it, those of a list on further
 * pages; what one estimate made of others has a cover before.
 */
export async function pdfOf(content: ExportDocument): Promise<Blob> {
  const { kind, title, date, note, cover, bill, sections, disclaimer, address } = content
  const isList = kind === 'list'
  const pdf = new jsPDF({ unit: 'pt', format: 'a4', compress: true, putOnlyUsedFonts: true })
  pdf.setProperties({ title: `${title}, ${date.words}`, creator: site.name })
  pdf.setLanguage(exportDocument.locale)
  addFont(pdf)
  const layout = createPdfLayout(pdf)
  layout.paragraph(site.title, STRONG)
  layout.rule()
  layout.space(GAP)
  layout.paragraph(title, TITLE)
  layout.paragraph(date.words, BODY)
  // Not at the end: there it could come onto a page of its own.
  layout.paragraph(disclaimer, BODY)
  for (const line of note.split('\n')) if (line !== '') layout.paragraph(line, BODY)
  if (cover) {
    await addCover(cover, layout)
    layout.newPage()
  }
  if (bill) addBill(bill, layout, isList ? SIGNATURE_HEIGHT : 0)
  if (isList) layout.blanks(SIGNATURE_BLANKS)
  if (bill) addParts(bill, layout)
  for (const [place, section] of sections.entries()) {
    if (isList) {
      if (place === 0) layout.newPage()
      else layout.space(2 * GAP)
      layout.keepTogether([TITLE, BODY], layout.roomBeside(section.picture))
      layout.paragraph(section.name, TITLE)
      if (section.calculator !== section.name) layout.paragraph(section.calculator, BODY)
    }
    await addSection(section, layout)
    addWorking(section, layout)
  }
  layout.feet(`${site.name}, ${address}`)
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
      [exportDocument.inputs, inputs],
      [exportDocument.results, results],
    ] as const) {
      layout.heading(heading)
      for (const value of values) layout.row(value)
    }
    for (const text of warnings) layout.paragraph(text, STRONG)
  })
}

function addWorking({ working }: Section, layout: PdfLayout): void {
  if (working.length === 0) return
  layout.heading(exportDocument.working)
  for (const line of working) {
    layout.paragraph(line, SMALL)
    layout.space(GAP / 5)
  }
}

function addFigures(figures: readonly BillFigure[], layout: PdfLayout): void {
  for (const figure of figures) layout.row({ ...figure, unit: '', key: false })
}

/**
 * What to buy, to hand over a counter.
 *
 * @param below the room for what stands under all of it, on the same page.
 */
function addBill(
  bill: FormattedBill,
  layout: PdfLayout,
  below: number,
  kind: BillKind = 'material',
): void {
  const { quotation, notes, labour, sums } = bill
  const table = billTable(bill, kind)
  const { heading } = exportDocument.bills[kind]
  const texts = [...notes, ...(quotation === '' ? [] : [`${quotation}.`])]
  const own = layout.heightOfText(texts, BODY, GAP / 5)
  const labels = sums.map(({ label }) => label)
  const under = GAP + layout.heightOfText(labels, BODY, 2 * PADDING, LABEL_SHARE) + below
  if (table) addTable(heading, table, layout, own + (labour ? 0 : under))
  else layout.heading(heading)
  for (const text of texts) {
    layout.space(GAP / 5)
    layout.paragraph(text, BODY)
  }
  if (labour) addBill(labour, layout, under, 'work')
  if (sums.length > 0) layout.space(GAP)
  addFigures(sums, layout)
}

/** Which part of a bill each estimate has, and each stage: amounts as they are, and what they cost. */
function addParts(bill: FormattedBill, layout: PdfLayout): void {
  const { stages = [] } = bill
  const shared = sharedLines(bill)
  if (shared.length + stages.length > 0) layout.newPage()
  if (shared.length > 0) layout.heading(exportDocument.sources)
  for (const { label, sources } of shared) {
    layout.row({ label, value: '', unit: '', key: false }, [sources])
  }
  for (const { stage, figures } of stages) {
    layout.heading(say(exportDocument.stage, { stage }))
    addFigures(figures, layout)
  }
}
