import { type Drawing, explained, textAlternative } from '../../pictures/drawing.ts'
import { BEFORE_AMOUNT } from '../document/billTable.ts'
import type { BillBlock, Block, FiguresBlock, TextRole } from '../document/blocks.ts'
import { legendSample, paperPicture } from '../document/paperPicture.ts'

/** The class of each text, for printStyles.ts. */
const TEXT_CLASSES: Record<TextRole, string> = {
  body: '',
  note: 'note',
  remark: 'small',
  warning: 'warning',
  working: 'small',
}

/** Draws blocks as elements, one below the other. */
export function drawBlocks(parent: Element, blocks: readonly Block[]): void {
  for (const block of blocks) drawBlock(parent, block)
}

function drawBlock(parent: Element, block: Block): void {
  switch (block.kind) {
    case 'title':
      addElement(parent, 'h1', block.text)
      break
    case 'address':
      addElement(parent, 'p', block.text)
      break
    case 'estimateName':
      addElement(parent, 'h2', block.text, 'estimate-name')
      break
    case 'heading':
      addElement(parent, `h${block.level}`, block.text)
      break
    case 'text':
      addElement(parent, 'p', block.text, TEXT_CLASSES[block.role])
      break
    case 'figures':
      drawFigures(parent, block)
      break
    case 'bill':
      drawBill(parent, block)
      break
    case 'picture':
      drawPicture(parent, block.picture, 'cover')
      break
    case 'beside': {
      const estimate = addElement(parent, 'div', '', 'estimate')
      drawBlocks(addElement(estimate, 'div'), block.blocks)
      if (block.picture) drawPicture(estimate, block.picture)
      break
    }
    case 'blanks': {
      const blanks = addElement(parent, 'div', '', 'blanks')
      for (const label of block.labels) addElement(blanks, 'p', label)
      break
    }
    case 'pageBreak':
      addElement(parent, 'div', '', 'page-break')
  }
}

function drawFigures(parent: Element, { caption, rows }: FiguresBlock): void {
  const table = addElement(parent, 'table')
  addElement(table, 'caption', caption)
  const body = addElement(table, 'tbody')
  for (const { label, value, isKeyFigure = false, note } of rows) {
    const row = addElement(body, 'tr', '', isKeyFigure ? 'key' : '')
    const header = addHeader(row, label, 'row')
    if (note === undefined) addElement(row, 'td', value)
    else addElement(header, 'p', note, 'sources')
  }
}

function drawBill(parent: Element, { caption, table }: BillBlock): void {
  const { columns, rows, total } = table
  const element = addElement(parent, 'table', '', 'bill')
  addElement(element, 'caption', caption)
  const head = addElement(addElement(element, 'thead'), 'tr')
  for (const { heading, isFigure } of columns) {
    addHeader(head, heading, 'col', isFigure ? '' : 'text')
  }
  const body = addElement(element, 'tbody')
  for (const [label = '', ...cells] of rows) {
    const row = addElement(body, 'tr')
    addHeader(row, label, 'row')
    for (const [index, text] of cells.entries()) {
      addElement(row, 'td', text, columns[index + 1]?.isFigure ? '' : 'text')
    }
  }
  if (!total) return
  const row = addElement(body, 'tr', '', 'key')
  addHeader(row, total.label, 'row').setAttribute('colspan', `${BEFORE_AMOUNT}`)
  addElement(row, 'td', total.amount)
  for (const _column of columns.slice(BEFORE_AMOUNT + 1)) addElement(row, 'td')
}

function addHeader(row: Element, text: string, scope: 'row' | 'col', className = ''): Element {
  const header = addElement(row, 'th', text, className)
  header.setAttribute('scope', scope)
  return header
}

/** A picture with its legend. */
function drawPicture(parent: Element, picture: Drawing, className = ''): void {
  const page = parent.ownerDocument
  const figure = addElement(parent, 'figure', '', className)
  const svg = paperPicture(picture, page)
  svg.setAttribute('role', 'img')
  svg.setAttribute('aria-label', textAlternative(picture))
  figure.append(svg)
  for (const { paint, text } of explained(picture)) {
    const item = addElement(figure, 'p')
    if (paint) item.append(legendSample(paint, page))
    item.append(text)
  }
}

/** Adds an element at the end of another. */
export function addElement(parent: Element, tag: string, text = '', className = ''): Element {
  const element = parent.ownerDocument.createElement(tag)
  element.textContent = text
  if (className) element.className = className
  parent.append(element)
  return element
}
