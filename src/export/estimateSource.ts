import type { Bill } from '../../schemas/bill/bill.ts'
import { quantitiesOnly } from '../../schemas/bill/formValues.ts'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import { billForLink } from '../permalink/billForLink.ts'
import { writeLink } from '../permalink/estimateLink.ts'
import { loadModule } from '../runtime/loadModule.ts'
import { billContents, type ExportSource } from './useExport.ts'

/** An estimate as it leaves the screen, with the packs and prices of its page. */
export function estimateSource(
  calculator: Calculator,
  estimate: Estimate,
  bill: Bill,
): ExportSource {
  return {
    noun: 'estimate',
    ...billContents(bill),
    fetchWriter: async () => {
      const [{ writerOf }, { describeEstimate }] = await Promise.all([
        loadModule(() => import('./writers.ts')),
        loadModule(() => import('./document/exportDocument.ts')),
      ])
      return (date, address, extent) =>
        writerOf(describeEstimate({ calculator, estimate, bill, date, address }), extent)
    },
    fragment: (withPrices) => {
      const values = billForLink(bill)
      return writeLink(estimate, withPrices ? values : quantitiesOnly(values))
    },
  }
}
