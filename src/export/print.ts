import { limits } from '../limits.ts'
import { type Drawing, explained, textAlternative } from '../pictures/drawing.ts'
import { site } from '../site.ts'
import { paperPicture, paperSample } from './paperPicture.ts'
import { addBill } from './printBill.ts'
import { PRINT_STYLES } from './printStyles.ts'
import type { Sheet, SheetLine } from './sheet.ts'
import { figure } from './text.ts'

/** Writes a sheet into an empty window, prints it from there, and closes the window. */
export function printSheet(sheet: Sheet, paper: Window): void {
  printDrawn((page) => drawSheet(sheet, page), paper)
}

/** Prints what is drawn into an empty window, and closes the window. */
export function printDrawn(draw: (page: Document) => void, paper: Window): void {
  draw(paper.document)
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
  beginPage(page)
  addText(page.body, 'h1', sheet.calculator)
  addText(page.body, 'p', sheet.date.words)
  addFigures(page.body, sheet)
  if (sheet.buy) addBill(page.body, sheet.buy)
  addWorking(page.body, sheet, 'h2')
  endPage(page, sheet)
}

/** Makes an empty document ready for ink: its language, its styles and the site's name. */
export function beginPage(page: Document): void {
  // A document of its own: some browsers replace a window's first one late. Nothing is written as
  // markup, which the content policy forbids; without a doctype the styles say all they mean.
  page.open()
  page.close()
  page.documentElement.lang = 'en-KE'
  page.title = site.title
  addStyles(page)
  addText(page.body, 'p', site.title, 'site')
}

/** What every paper ends with. */
export function endPage(page: Document, sheet: Pick<Sheet, 'disclaimer' | 'address'>): void {
  addText(page.body, 'p', sheet.disclaimer, 'disclaimer')
  addText(page.body, 'p', sheet.address, 'address')
}

export function addText(parent: Element, tag: string, text: string, className = ''): Element {
  const element = parent.ownerDocument.createElement(tag)
  element.textContent = text
  if (className) element.className = className
  parent.append(element)
  return element
}

/** Inputs and results, and the picture beside them. */
export function addFigures(parent: Element, sheet: Sheet): void {
  const estimate = addText(parent, 'div', '', 'estimate')
  const figures = addText(estimate, 'div', '')
  const table = (caption: string, lines: SheetLine[]) => {
    const element = addText(figures, 'table', '')
    addText(element, 'caption', caption)
    const body = addText(element, 'tbody', '')
    for (const line of lines) {
      const row = addText(body, 'tr', '', line.key ? 'key' : '')
      addText(row, 'th', line.label).setAttribute('scope', 'row')
      addText(row, 'td', figure(line))
    }
  }
  table('Inputs', sheet.inputs)
  table('Results', sheet.results)
  if (sheet.picture) addPicture(estimate, sheet.picture)
}

/** How the results were reached. */
export function addWorking(parent: Element, { working }: Sheet, heading: 'h2' | 'h3'): void {
  if (working.length === 0) return
  addText(parent, heading, 'Working')
  for (const line of working) addText(parent, 'p', line, 'working')
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
