import type { SheetBill } from './sheetBill.ts'

/** What to buy, in a table of its own: columns for prices and a quotation where there are any. */
export function addBill(
  parent: Element,
  { lines, total, totalLabel, quotation, notes }: SheetBill,
): void {
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
    return line
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
    for (const { asked, price, cost, quoted, difference, from } of lines) {
      const cells: [string, boolean][] = [
        [asked, true],
        [price, hasPrices],
        [cost, hasPrices],
        [quoted, hasQuotation],
        [difference, hasQuotation],
      ]
      const written = row(body, wanted(cells))
      if (from !== undefined) {
        const origin = page.createElement('p')
        origin.className = 'from'
        origin.textContent = from
        written.cells[0]?.append(origin)
      }
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
