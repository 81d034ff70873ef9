/*
 * Tables for spreadsheets. Written by hand: quoting is one line, and a library would be 7 kB on a slow network
 * for the rules that follow it, which are ours anyway.
 */

/** Without it Excel reads m² as mÂ². */
const BYTE_ORDER_MARK = '\uFEFF'

const GROUPED_NUMBER = /^[+-]?\d{1,3}(,\d{3})*(\.\d+)?$/

/**
 * A spreadsheet reads a cell that begins so as a formula, also in the wide forms of East Asian fonts. One that
 * begins with apostrophes against that gets another, so that a reader may take one off.
 */
const FORMULA_START = /^\s*'*[=+\-@＝＋－＠]/

/** Writes a table for Excel and Google Sheets. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(text: string): string {
  return `"${withoutFormula(text).replaceAll('"', '""')}"`
}

/** A text that a spreadsheet takes for a number if it is one, and for plain text otherwise. */
function withoutFormula(text: string): string {
  if (GROUPED_NUMBER.test(text)) return text.replace(/^\+|,/g, '')
  // A tab or a new line could begin a cell of its own after a careless import.
  const line = text.replace(/[\t\r\n]+/g, ' ')
  // In quotation marks, or a mix of 1:2:4 would turn into two minutes past one.
  if (/^\d+([:/]\d+)+$/.test(line)) return `“${line}”`
  return FORMULA_START.test(line) ? `'${line}` : line
}

/**
 * The cells of a table that a spreadsheet may have saved again. It never throws.
 *
 * @param isFirst a pattern for the first cell of a row of ours, without groups: the character behind it
 * separates the cells.
 */
export function readCsv(text: string, isFirst: string): string[][] {
  const separator = new RegExp(`^"?${isFirst}"?([,;\\t])`, 'm').exec(text)?.[1] ?? ','
  const rows: string[][] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (text.charAt(at + 1) === '"') {
        cell += character
        at += 1
      } else isQuoted = false
    } else if (character === '"' && cell === '') isQuoted = true
    else if (character === separator || character === '\n') {
      cells.push(cell)
      cell = ''
      if (character === '\n') {
        rows.push(cells)
        cells = []
      }
    } else if (character !== '\r') cell += character
  }
  return [...rows, [...cells, cell]]
}
