import { limits } from '../limits.ts'
import { type Drawing, explained, textAlternative } from '../pictures/drawing.ts'
import { site } from '../site.ts'
import { paperPicture, paperSample } from './paperPicture.ts'
import { PRINT_STYLES } from './printStyles.ts'
import type { Sheet, SheetLine } from './sheet.ts'
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
  if (sheet.working.length > 0) {
    add(page.body, 'h2', 'Working')
    for (const line of sheet.working) add(page.body, 'p', line, 'working')
  }
  add(page.body, 'p', sheet.disclaimer, 'disclaimer')
  add(page.body, 'p', sheet.address, 'address')
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
