import { reportOf } from './csv.ts'
import { download } from './download.ts'
import type { Sheet } from './sheet.ts'

/*
 * All that is fetched when an estimate is exported for the first time; the PDF library only when a
 * PDF is asked for.
 */
export { printSheet } from './print.ts'
export { describeEstimate } from './sheet.ts'
export { messageOf } from './text.ts'

/** Saves an estimate as a CSV file; answers its name. */
export function saveReport(sheet: Sheet): string {
  const name = `${sheet.fileName}.csv`
  download(new Blob([reportOf(sheet)], { type: 'text/csv;charset=utf-8' }), name)
  return name
}

/** Saves an estimate as a PDF file; answers its name. */
export async function savePdf(sheet: Sheet, date: Date): Promise<string> {
  const { pdfOf } = await import('./pdf.ts')
  const name = `${sheet.fileName}.pdf`
  download(pdfOf(sheet, date), name)
  return name
}
