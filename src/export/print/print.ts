import { figureWithUnit } from '#language/grammar.ts'
import * as exportDocument from '#messages/exportDocument.ts'
import * as language from '#messages/language.ts'
import { say } from '../../../schemas/messages/message.ts'
import { limits } from '../../limits.ts'
import { type Drawing, explained, textAlternative } from '../../pictures/drawing.ts'
import { site } from '../../site.ts'
import {
  BEFORE_AMOUNT,
  type BillKind,
  type BillTable,
  billTable,
  sharedLines,
} from '../document/billTable.ts'
import {
  type DocumentCover,
  type ExportDocument,
  SIGNATURE_BLANKS,
} from '../document/exportDocument.ts'
import type { BillFigure, FormattedBill } from '../document/formattedBill.ts'
import { legendSample, paperPicture } from '../document/paperPicture.ts'
import type { LabelledValue, Section } from '../document/section.ts'
import { PRINT_STYLES } from './printStyles.ts'

/** Draws a document into an empty window, prints it from there, and closes the window. */
export function printDocument(content: ExportDocument, paper: Window): void {
  drawDocument(content, paper.document)
  setTimeout(() => printAndClose(paper), limits.print.afterMs)
}

function printAndClose(paper: Window): void {
  let printing = false
  paper.addEventListener('beforeprint', () => {
    printing = true
  })
  paper.addEventListener('afterprint', () => {
    printing = false
    paper.close()
  })
  paper.print()
  // On a computer print() returns when its dialog is closed. Phones may return at once, and Chrome
  // on Android would close the dialog with the window (ngx-print, issue 120).
  const phone = paper.matchMedia('(pointer: coarse)').matches
  if (!printing || !phone) paper.close()
}

/**
 * The bill first. The figures of an estimate alone follow below it, those of a list on further pages;
 * what one estimate made of others has a cover before.
 */
function drawDocument(content: ExportDocument, page: Document): void {
  const { kind, title, date, note, cover, bill, sections, disclaimer, address } = content
  const isList = kind === 'list'
  openPage(page)
  const { body } = page
  addText(body, 'h1', title)
  addText(body, 'p', date.words)
  // Not at the end: there they could come onto a page of their own.
  addText(body, 'p', disclaimer)
  addText(body, 'p', address)
  if (note !== '') addText(body, 'p', note, 'note')
  if (cover) addCover(body, cover)
  if (bill) addBill(body, bill)
  if (isList) {
    const signature = addText(body, 'div', '', 'signature')
    for (const blank of SIGNATURE_BLANKS) addText(signature, 'p', blank)
  }
  if (bill) addParts(body, bill)
  for (const [place, section] of sections.entries()) {
    if (isList) {
      addText(body, 'h2', section.name, place === 0 ? 'section first' : 'section')
      if (section.calculator !== section.name) addText(body, 'p', section.calculator)
    }
    addFigures(body, section)
    if (section.working.length > 0) addText(body, isList ? 'h3' : 'h2', exportDocument.working)
    for (const line of section.working) addText(body, 'p', line, 'working')
  }
}

/** Makes an empty document ready for ink: its language, its styles and the site's name. */
function openPage(page: Document): void {
  // A document of its own: some browsers replace a window's first one late. The content policy
  // forbids writing markup into it; without a doctype the styles say all they mean.
  page.open()
  page.close()
  page.documentElement.lang = language.tag
  page.title = site.title
  // The content policy, which the window has from this page, names this very text by its hash.
  addText(page.head, 'style', PRINT_STYLES)
  addText(page.body, 'p', site.title, 'site')
}

function addText(parent: Element, tag: string, text: string, className = ''): Element {
  const element = parent.ownerDocument.createElement(tag)
  element.textContent = text
  if (className) element.className = className
  parent.append(element)
  return element
}

function addTable(parent: Element, caption: string): Element {
  const table = addText(parent, 'table', '')
  addText(table, 'caption', caption)
  return table
}

/** Adds a row to a table's body; answers its first cell, which heads the row. */
function addRow(
  body: Element,
  [first = '', ...others]: readonly string[],
  isKey: boolean,
): Element {
  const row = addText(body, 'tr', '', isKey ? 'key' : '')
  const header = addText(row, 'th', first)
  header.setAttribute('scope', 'row')
  for (const text of others) addText(row, 'td', text)
  return header
}

/** The picture as large as the page has room for, what it comes to and what it costs. */
function addCover(parent: Element, { picture, results, costs }: DocumentCover): void {
  const cover = addText(parent, 'div', '', 'cover')
  if (picture) addPicture(cover, picture)
  addFigureTable(cover, exportDocument.results, results.map(inFigures))
  if (costs.length > 0) addFigureTable(cover, exportDocument.costs, costs)
}

function inFigures({ label, value, unit }: LabelledValue): BillFigure {
  return { label, value: figureWithUnit(value, unit) }
}

function addFigureTable(parent: Element, caption: string, figures: readonly BillFigure[]): void {
  const body = addText(addTable(parent, caption), 'tbody', '')
  for (const { label, value } of figures) addRow(body, [label, value], false)
}

/** Which part of a bill each estimate has, and each stage: amounts as they are, and what they cost. */
function addParts(parent: Element, bill: FormattedBill): void {
  const { stages = [] } = bill
  const shared = sharedLines(bill)
  if (shared.length + stages.length === 0) return
  const parts = addText(parent, 'div', '', 'first')
  if (shared.length > 0) {
    const body = addText(addTable(parts, exportDocument.sources), 'tbody', '')
    for (const { label, sources } of shared) {
      addText(addRow(body, [label], false), 'p', sources, 'sources')
    }
  }
  for (const { stage, figures } of stages) {
    addFigureTable(parts, say(exportDocument.stage, { stage }), figures)
  }
}

/** Inputs, results and their warnings, and the picture beside them. */
function addFigures(parent: Element, { inputs, results, warnings, picture }: Section): void {
  const estimate = addText(parent, 'div', '', 'estimate')
  const figures = addText(estimate, 'div', '')
  for (const [caption, values] of [
    [exportDocument.inputs, inputs],
    [exportDocument.results, results],
  ] as const) {
    const body = addText(addTable(figures, caption), 'tbody', '')
    for (const { label, value, unit, key } of values) {
      addRow(body, [label, figureWithUnit(value, unit)], key)
    }
  }
  for (const text of warnings) addText(figures, 'p', text, 'warning')
  if (picture) addPicture(estimate, picture)
}

/** The picture beside the figures, and its legend. */
function addPicture(parent: Element, picture: Drawing): void {
  const page = parent.ownerDocument
  const figure = addText(parent, 'figure', '')
  const svg = paperPicture(picture, page)
  svg.setAttribute('role', 'img')
  svg.setAttribute('aria-label', textAlternative(picture))
  figure.append(svg)
  for (const { paint, text } of explained(picture)) {
    const item = addText(figure, 'p', '')
    if (paint) item.append(legendSample(paint, page))
    item.append(text)
  }
}

/** What to buy, to hand over a counter. */
function addBill(parent: Element, bill: FormattedBill, kind: BillKind = 'material'): void {
  const { quotation, notes, labour, sums } = bill
  const table = billTable(bill, kind)
  const { heading } = exportDocument.bills[kind]
  if (table) drawBill(addTable(parent, heading), table)
  else addText(parent, 'h2', heading)
  for (const text of [...notes, ...(quotation === '' ? [] : [`${quotation}.`])]) {
    addText(parent, 'p', text, 'working')
  }
  if (labour) addBill(parent, labour, 'work')
  if (sums.length > 0) addFigureTable(parent, exportDocument.together, sums)
}

function drawBill(parent: Element, { columns, rows, total }: BillTable): void {
  parent.className = 'bill'
  const head = addText(addText(parent, 'thead', ''), 'tr', '')
  for (const { heading, isFigure } of columns) {
    addText(head, 'th', heading, isFigure ? '' : 'words').setAttribute('scope', 'col')
  }
  const body = addText(parent, 'tbody', '')
  for (const texts of rows) {
    const [label = '', ...cells] = texts
    const row = addText(body, 'tr', '')
    addText(row, 'th', label).setAttribute('scope', 'row')
    for (const [place, text] of cells.entries()) {
      addText(row, 'td', text, columns[place + 1]?.isFigure ? '' : 'words')
    }
  }
  if (!total) return
  const sum = addText(body, 'tr', '', 'key')
  const label = addText(sum, 'th', total.label)
  label.setAttribute('scope', 'row')
  label.setAttribute('colspan', `${BEFORE_AMOUNT}`)
  addText(sum, 'td', total.amount)
  for (const _column of columns.slice(BEFORE_AMOUNT + 1)) addText(sum, 'td', '')
}
