import type { FormValues } from '../../schemas/estimate/formValues.ts'
import { readCsv } from '../export/csv.ts'
import { type ParsedList, parseList, writeEstimate, writeHead } from '../permalink/listText.ts'
import type { JobList } from '../state/jobList.ts'

/*
 * A list inside its report. Each of its rows begins with 'List' and has one more cell, so that it survives
 * a spreadsheet that saves the report again, or a person who deletes another row. The site reads no other
 * row back.
 */

/** The first cell of such a row. It is the same in every language, so a file opens in all of them. */
const LIST_ROW = 'List'

/** The rows of a report that hold a list: first its own texts, then one whole estimate each. */
export function listRows(list: JobList, buying: FormValues): string[][] {
  const texts = [
    writeHead(list, buying),
    ...list.estimates.map((estimate) => writeEstimate(estimate)),
  ]
  return texts.map((text) => [LIST_ROW, '', text, '', '', ''])
}

/** The site refuses a larger file. */
export const MAX_FILE_BYTES = 4_000_000

/** Reads the list in a report, even if a spreadsheet has saved it again. It never throws. */
export function readListFile(text: string): ParsedList {
  // The list's rows tell the separator: the report's headings depend on its language.
  const rows = readCsv(text.replace(/^\uFEFF/, ''), LIST_ROW)
  const texts = rows.flatMap((cells) => {
    const [first = '', ...others] = cells.map((cell) => cell.trim())
    return first === LIST_ROW ? [others.find((cell) => cell !== '') ?? ''] : []
  })
  return parseList(texts.join('&'))
}
