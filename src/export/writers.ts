import { buyingSteps } from '../../schemas/estimate/buying.ts'
import { workingLines } from '../../schemas/estimate/working.ts'
import { reportOf } from './csv.ts'
import { download } from './download.ts'
import { describeEstimate, type Sheet, type SheetSource } from './sheet.ts'

/*
 * All that is fetched when an estimate is exported for the first time; the PDF library only when a
 * PDF is asked for.
 */
export { printSheet } from './print.ts'
export { messageOf } from './text.ts'

/** Describes an estimate, and how it was reached, for every way it can leave the screen. */
export function describeWithWorking(source: Omit<SheetSource, 'working'>): Sheet {
  const { calculator, estimate, bill } = source
  const buying = bill ? buyingSteps(calculator, estimate, bill.lines) : []
  const working = [...workingLines(calculator, estimate), ...buying.map((step) => step.written)]
  return describeEstimate({ ...source, working })
}

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
  download(await pdfOf(sheet, date), name)
  return name
}
