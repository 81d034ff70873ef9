import type { Bill } from '../../schemas/bill/bill.ts'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import { writeLink } from '../export/link.ts'
import type { ExportSource } from '../export/useExport.ts'
import type { AggregatedMaterials } from './aggregateMaterials.ts'
import type { Calculators } from './evaluateList.ts'
import type { MadeList } from './madeList.ts'

/** An estimate with those that it makes of other calculators, as its page exports it. */
export interface ExportedMade {
  calculator: Calculator
  estimate: Estimate
  made: MadeList
  calculators: Calculators
  materials: AggregatedMaterials
  /** With the prices of its own lines alone. */
  bill: Bill
}

/** The estimate and those that it makes, as they leave the screen; a link holds the inputs alone. */
export function madeSource(source: ExportedMade): ExportSource {
  return {
    noun: 'estimate',
    fetchWriter: async () => {
      const [{ writerOf }, { describeMade }] = await Promise.all([
        import('../export/writers.ts'),
        import('./describeMade.ts'),
      ])
      return (date, page) => writerOf(describeMade(source, date, page))
    },
    fragment: () => writeLink(source.estimate),
  }
}
