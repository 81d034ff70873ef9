import { buyRows, table } from './csv.ts'
import { CSV, saveFile } from './download.ts'
import type { ListSheet } from './listSheet.ts'
import { printDrawn } from './print.ts'
import { drawList } from './printList.ts'
import type { SheetLine } from './sheet.ts'
import { buyLines } from './text.ts'
import type { Writer } from './useExport.ts'

/*
 * All that is fetched when a job's list is exported for the first time.
 */

const HEADINGS = ['Part', 'Estimate', 'Item', 'Value', 'Unit', 'Formula']

/** Writes a job's list. */
export function listWriterOf(sheet: ListSheet, date: Date): Writer {
  return {
    title: sheet.title,
    print: (paper) => printDrawn((page) => drawList(sheet, page), paper),
    savePdf: async () => {
      const { pdfOfList } = await import('./pdfList.ts')
      return saveFile(`${sheet.fileName}.pdf`, await pdfOfList(sheet, date))
    },
    saveReport: () =>
      saveFile(`${sheet.fileName}.csv`, new Blob([listReportOf(sheet)], { type: CSV })),
    message: (link) => listMessageOf(sheet, link),
  }
}

/**
 * A list as a table for Excel and Google Sheets, one figure in each row; its last rows are the list
 * itself, from which it is opened again.
 */
export function listReportOf(sheet: ListSheet): string {
  const note = (item: string, value: string) => ['List of a job', '', item, value, '', '']
  const figures = (part: string, name: string, lines: readonly SheetLine[]) =>
    lines.map(({ label, value, unit, formula }) => [part, name, label, value, unit, formula])
  return table([
    HEADINGS,
    note('Title', sheet.title),
    ...(sheet.note === '' ? [] : [note('Note', sheet.note)]),
    note('Date', sheet.date.iso),
    note('Address', sheet.address),
    ...buyRows(sheet.bill),
    ...sheet.estimates.flatMap(({ name, sheet: { calculator, inputs, results, working } }) => [
      ['Estimate', name, 'Calculator', calculator, '', ''],
      ...figures('Input', name, inputs),
      ...figures('Result', name, results),
      ...working.map((line) => ['Working', name, '', line, '', '']),
    ]),
    note('Note', sheet.disclaimer),
    note(
      'Opened again',
      'On the page of the list, Open a list takes this file: leave these rows as they are.',
    ),
    ...sheet.rows,
  ])
}

/** A list as one would send it to a shop: what to buy, and the link that opens it again. */
export function listMessageOf(sheet: ListSheet, link: string | undefined): string {
  return [
    `${sheet.title}, ${sheet.date.words}`,
    ...(sheet.note === '' ? [] : [sheet.note]),
    '',
    'What to buy:',
    ...buyLines(sheet.bill),
    '',
    `From ${namesOf(sheet)}.`,
    '',
    sheet.disclaimer,
    link ?? `The list is too long for a link; ask for its file, and open it at ${sheet.address}`,
  ].join('\n')
}

/** Longer than that, names are counted: a message is to be short. */
const MOST_NAMES = 8

function namesOf({ estimates }: ListSheet): string {
  return estimates.length > MOST_NAMES
    ? `${estimates.length} estimates`
    : estimates.map(({ name }) => name).join(', ')
}
