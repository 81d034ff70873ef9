import { buyingSteps } from '../../schemas/estimate/buying.ts'
import { workingLines } from '../../schemas/estimate/working.ts'
import { reportOf } from './csv.ts'
import { CSV, saveFile } from './download.ts'
import { printSheet } from './print.ts'
import { describeEstimate, type Sheet, type SheetSource } from './sheet.ts'
import { messageOf } from './text.ts'
import type { Writer } from './useExport.ts'

/*
 * All that is fetched when an estimate is exported for the first time; the PDF library only when a
 * PDF is asked for.
 */

/** Writes an estimate. */
export function writerOf(source: Omit<SheetSource, 'working'>): Writer {
  const sheet = describeWithWorking(source)
  return {
    title: sheet.calculator,
    print: (paper) => printSheet(sheet, paper),
    savePdf: () => savePdf(sheet, source.date),
    saveReport: () => saveReport(sheet),
    message: (link) => messageOf(sheet, link ?? sheet.address),
  }
}

/** Describes an estimate, and how it was reached, for every way it can leave the screen. */
export function describeWithWorking(source: Omit<SheetSource, 'working'>): Sheet {
  const { calculator, estimate, bill } = source
  const buying = bill ? buyingSteps(calculator, estimate, bill.lines) : []
  const working = [...workingLines(calculator, estimate), ...buying.map((step) => step.written)]
  return describeEstimate({ ...source, working })
}

function saveReport(sheet: Sheet): string {
  return saveFile(`${sheet.fileName}.csv`, new Blob([reportOf(sheet)], { type: CSV }))
}

async function savePdf(sheet: Sheet, date: Date): Promise<string> {
  const { pdfOf } = await import('./pdf.ts')
  return saveFile(`${sheet.fileName}.pdf`, await pdfOf(sheet, date))
}
