import type { Calculator } from '../../schemas/definition/compiled.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import type { ExportDocument } from '../export/exportDocument.ts'
import { describeSection, documentFrame } from '../export/writers.ts'
import { describeList, type ExportedList } from './describeList.ts'
import type { MadeList } from './madeList.ts'

/** An estimate with those that it makes of other calculators, as its page exports it. */
export interface ExportedMade extends Pick<ExportedList, 'calculators' | 'materials' | 'bill'> {
  calculator: Calculator
  estimate: Estimate
  made: MadeList
}

/**
 * Describes an estimate with those that it makes for every way it can leave the screen: the list of
 * those, under the title of its calculator and after its own inputs and results.
 */
export function describeMade(source: ExportedMade, date: Date, address: string): ExportDocument {
  const { calculator, estimate, made, calculators, materials, bill } = source
  const { list, evaluations } = made
  const document = describeList({ list, evaluations, calculators, materials, bill }, date, address)
  const title = calculator.title.page
  return {
    ...document,
    title,
    sections: [describeSection(title, calculator, estimate), ...document.sections],
    ...documentFrame(calculator.slug, date, address),
  }
}
