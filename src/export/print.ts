import { limits } from '../limits.ts'
import { type Drawing, explained, textAlternative } from '../pictures/drawing.ts'
import { site } from '../site.ts'
import { paperPicture, paperSample } from './paperPicture.ts'
import { PRINT_STYLES } from './printStyles.ts'
import type { Sheet, SheetLine } from './sheet.ts'
import type { SheetBill } from './sheetBill.ts'
import { figure } from './text.ts'

/** Writes a sheet into an empty window, prints it from there, and closes the window. */
export function printSheet(sheet: Sheet, paper: Window): void {
  drawSheet(sheet, paper.document)
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

function drawSheet(sheet: Sheet, page: Document): void {
  // A document of its own: some browsers replace a window's first one late. Nothing is written as
  // markup, which the content policy forbids; without a doctype the styles say all they mean.
  page.open()
  page.close()
  page.documentElement.lang = 'en-KE'
  page.title = site.title
  addStyles(page)

  const add = (parent: Element, tag: string, text = '', className = '') => {
    const element = page.createElement(tag)
    element.textContent = text
    if (className) element.className = className
    parent.append(element)
    return element
  }
  const estimate = page.createElement('div')
  estimate.className = 'estimate'
  const figures = add(estimate, 'div')
  const table = (caption: string, lines: SheetLine[]) => {
    const element = add(figures, 'table')
    add(element, 'caption', caption)
    const body = add(element, 'tbody')
    for (const line of lines) {
      const row = add(body, 'tr', '', line.key ? 'key' : '')
      add(row, 'th', line.label).setAttribute('scope', 'row')
      add(row, 'td', figure(line))
    }
  }

  add(page.body, 'p', site.title, 'site')
  add(page.body, 'h1', sheet.calculator)
  add(page.body, 'p', sheet.date.words)
  page.body.append(estimate)
  table('Inputs', sheet.inputs)
  table('Results', sheet.results)
  if (sheet.picture) addPicture(estimate, sheet.picture)
  if (sheet.buy) addBill(page.body, sheet.buy)
  if (sheet.working.length > 0) {
    add(page.body, 'h2', 'Working')
    for (const line of sheet.working) add(page.body, 'p', line, 'working')
  }
  add(page.body, 'p', sheet.disclaimer, 'disclaimer')
  add(page.body, 'p', sheet.address, 'address')
}

/** What to buy, in a table of its own: columns for prices and a quotation where there are any. */
function addBill(parent: Element, { lines, total, totalLabel, quotation, notes }: SheetBill): void {
  const page = parent.ownerDocument
  const hasPrices = total !== ''
  const hasQuotation = quotation !== ''
  const row = (section: HTMLTableSectionElement, cells: string[], className = '') => {
    const line = section.insertRow()
    line.className = className
    for (const [place, text] of cells.entries()) {
      const cell = page.createElement(place === 0 || section.tagName === 'THEAD' ? 'th' : 'td')
      cell.scope = section.tagName === 'THEAD' ? 'col' : 'row'
      cell.textContent = text
      line.append(cell)
    }
  }
  if (lines.length > 0) {
    const table = page.createElement('table')
    table.createCaption().textContent = 'What to buy'
    const wanted = (all: [string, boolean][]) =>
      all.filter(([, isWanted]) => isWanted).map(([text]) => text)
    const heads: [string, boolean][] = [
      ['Ask for', true],
      ['Price', hasPrices],
      ['Cost', hasPrices],
      ['Quoted', hasQuotation],
      ['Compared', hasQuotation],
    ]
    if (hasPrices || hasQuotation) row(table.createTHead(), wanted(heads))
    const body = table.createTBody()
    for (const { label, asked, price, cost, quoted, difference } of lines) {
      const name = label.includes(',') ? `${asked} (${label})` : asked
      const cells: [string, boolean][] = [
        [name, true],
        [price, hasPrices],
        [cost, hasPrices],
        [quoted, hasQuotation],
        [difference, hasQuotation],
      ]
      row(body, wanted(cells))
    }
    if (hasPrices) {
      const rest: [string, boolean][] = [
        [totalLabel, true],
        ['', true],
        [total, true],
        ['', hasQuotation],
        ['', hasQuotation],
      ]
      row(body, wanted(rest), 'key')
    }
    parent.append(table)
  }
  for (const text of [...notes, ...(hasQuotation ? [`${quotation}.`] : [])]) {
    const paragraph = page.createElement('p')
    paragraph.className = 'working'
    paragraph.textContent = text
    parent.append(paragraph)
  }
}

/** The picture beside the figures, and what explains it. */
function addPicture(parent: Element, picture: Drawing): void {
  const page = parent.ownerDocument
  const figure = page.createElement('figure')
  const svg = paperPicture(picture, page)
  svg.setAttribute('role', 'img')
  svg.setAttribute('aria-label', textAlternative(picture))
  figure.append(svg)
  for (const { paint, text } of explained(picture)) {
    const item = page.createElement('p')
    if (paint) item.append(paperSample(paint, page))
    item.append(text)
    figure.append(item)
  }
  parent.append(figure)
}

/** A sheet of styles made by script: a strict content policy forbids a style element. */
function addStyles(page: Document): void {
  const Styles = page.defaultView?.CSSStyleSheet
  if (!Styles) return
  const styles = new Styles()
  styles.replaceSync(PRINT_STYLES)
  page.adoptedStyleSheets = [styles]
}
