import type { Texts } from '../../schemas/estimate/texts.ts'
import type { JobList } from './jobList.ts'
import { type ParsedList, parseList, writeEstimate, writeHead } from './listText.ts'

/*
 * A list inside the report: rows that begin with 'List', one cell each, so that a spreadsheet that
 * saves the report again, or a person who deletes a row of it, breaks nothing else. What stands in
 * the other rows is for people and is not read.
 */

/** What rows begin with that hold the list itself. */
const LIST_ROW = 'List'

/** The rows of a report that hold a list: its own texts, then each estimate, whole. */
export function listRows(list: JobList, buying: Texts): string[][] {
  const texts = [
    writeHead(list, buying),
    ...list.estimates.map((estimate) => writeEstimate(estimate)),
  ]
  return texts.map((text) => [LIST_ROW, '', text, '', '', ''])
}

/** Largest file that is looked at. */
export const MAX_FILE_BYTES = 4_000_000

/** Reads the list in a report that was saved, also by a spreadsheet. No text makes it throw. */
export function readListFile(text: string): ParsedList {
  const rows = rowsOf(text.replace(/^\uFEFF/, ''))
  const own = rows.flatMap((cells) => {
    const [first = '', ...others] = cells.map((cell) => cell.trim())
    return first === LIST_ROW ? [others.find((cell) => cell !== '') ?? ''] : []
  })
  return parseList(own.join('&'))
}

/** The cells of a table; a spreadsheet may have put other marks between them than we do. */
function rowsOf(text: string): string[][] {
  const separator = /^[^\r\n]*?"?Part"?([,;\t])/.exec(text)?.[1] ?? ','
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
