import type { Sheet, SheetLine } from './sheet.ts'
import type { SheetBill } from './sheetBill.ts'

/*
 * Written by hand: quoting is one line, and a library would be 7 kB on a slow network for the
 * rules that follow it, which are ours anyway.
 */

/** Without it Excel reads m² as mÂ². */
const BYTE_ORDER_MARK = '\uFEFF'

const GROUPED_NUMBER = /^-?\d{1,3}(,\d{3})*(\.\d+)?$/

/** What makes a spreadsheet read a cell as a formula, also in the wide forms of East Asian fonts. */
const FORMULA_START = /^\s*[=+\-@＝＋－＠]/

const HEADINGS = ['Part', 'Name in formulas', 'Item', 'Value', 'Unit', 'Formula']

/** An estimate as a table for Excel and Google Sheets: one figure in each row. */
export function reportOf(sheet: Sheet): string {
  const figures = (part: string, lines: SheetLine[]) =>
    lines.map(({ name, label, value, unit, formula }) => [part, name, label, value, unit, formula])
  const note = (item: string, value: string) => ['Estimate', '', item, value, '', '']
  const rows = [
    HEADINGS,
    note('Calculator', sheet.calculator),
    note('Date', sheet.date.iso),
    note('Address', sheet.address),
    ...figures('Input', sheet.inputs),
    ...figures('Basis', sheet.basis),
    ...figures('Result', sheet.results),
    ...(sheet.buy ? buyRows(sheet.buy) : []),
    ...sheet.working.map((line) => ['Working', '', '', line, '', '']),
    note('Note', sheet.disclaimer),
  ]
  return table(rows)
}

/** Rows as the text of a file. */
export function table(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

/** Figures alone stand in the value's column, so that a spreadsheet can add them up. */
export function buyRows({ lines, total, totalLabel, quotation, notes }: SheetBill): string[][] {
  const row = (name: string, item: string, value: string, unit: string) => [
    'To buy',
    name,
    item,
    value.replace(/^KSh /, ''),
    unit,
    '',
  ]
  return [
    ...lines.flatMap(({ name, label, packs, unit, price, cost, quoted, difference, from }) => [
      row(name, label, packs, unit),
      ...(from === undefined ? [] : [row(name, `${label}: from`, from, '')]),
      ...(price === '' ? [] : [row(name, `${label}: price of one`, price, 'KSh')]),
      ...(cost === '' ? [] : [row(name, `${label}: cost`, cost, 'KSh')]),
      ...(difference === '' ? [] : [row(name, `${label}: quoted`, quoted, difference)]),
    ]),
    ...(total === '' ? [] : [row('', totalLabel, total, 'KSh')]),
    ...(quotation === '' ? [] : [row('', 'Quotation', quotation, '')]),
    ...notes.map((note) => row('', 'Note', note, '')),
  ]
}

function cell(text: string): string {
  return `"${harmless(text).replaceAll('"', '""')}"`
}

/** A text that a spreadsheet shows as it stands: numbers as numbers, all else as text. */
function harmless(text: string): string {
  if (GROUPED_NUMBER.test(text)) return text.replaceAll(',', '')
  // A tab or a new line could begin a cell of its own after a careless import.
  const line = text.replace(/[\t\r\n]+/g, ' ')
  // In quotation marks, or a mix of 1:2:4 would turn into two minutes past one.
  if (/^\d+([:/]\d+)+$/.test(line)) return `“${line}”`
  return FORMULA_START.test(line) ? `'${line}` : line
}
