import { type Drawing, explained, textAlternative } from '../../pictures/drawing.ts'
import type { Block, TextRole } from '../document/blocks.ts'
import { legendSample, paperPicture } from '../document/paperPicture.ts'
import type { TableBlock } from '../document/table.ts'

/** The element and class of each text, for printStyles.ts. */
const TEXT_ELEMENTS: Record<TextRole, { tag: string; className?: string }> = {
  title: { tag: 'h1' },
  address: { tag: 'p' },
  estimateName: { tag: 'h2', className: 'estimate-name' },
  heading: { tag: 'h2' },
  subheading: { tag: 'h3' },
  body: { tag: 'p' },
  note: { tag: 'p', className: 'note' },
  inputs: { tag: 'p', className: 'inputs' },
  remark: { tag: 'p', className: 'small' },
  warning: { tag: 'p', className: 'warning' },
  working: { tag: 'p', className: 'small' },
}

/** Draws blocks as elements, one below the other. */
export function drawBlocks(parent: Element, blocks: readonly Block[]): void {
  for (const block of blocks) drawBlock(parent, block)
}

function drawBlock(parent: Element, block: Block): void {
  switch (block.kind) {
    case 'text': {
      const { tag, className } = TEXT_ELEMENTS[block.textRole]
      addElement(parent, tag, block.text, className)
      break
    }
    case 'table':
      drawTable(parent, block)
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

function drawTable(parent: Element, { look, caption, columns, rows }: TableBlock): void {
  const table = addElement(parent, 'table', '', look)
  addElement(table, 'caption', caption)
  if (look === 'bill') {
    const head = addElement(addElement(table, 'thead'), 'tr')
    for (const { heading, isFigure } of columns) {
      const cell = addElement(head, 'th', heading, isFigure ? '' : 'text')
      cell.setAttribute('scope', 'col')
    }
  }
  const body = addElement(table, 'tbody')
  for (const { texts, isKey = false, span = 1, note } of rows) {
    const [label = '', ...others] = texts
    const row = addElement(body, 'tr', '', isKey ? 'key' : '')
    const header = addElement(row, 'th', label)
    header.setAttribute('scope', 'row')
    if (span > 1) header.setAttribute('colspan', `${span}`)
    if (note !== undefined) addElement(header, 'p', note, 'sources')
    for (const [index, text] of others.entries()) {
      addElement(row, 'td', text, columns[index + span]?.isFigure ? '' : 'text')
    }
  }
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
