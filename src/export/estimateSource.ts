import type { Bill } from '../../schemas/bill/bill.ts'
import { quantitiesOnly } from '../../schemas/bill/billFormValues.ts'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import { billForLink } from '../permalink/billForLink.ts'
import { writeLink } from '../permalink/estimateLink.ts'
import { type ExportSource, hasBillAndPrices } from './useExport.ts'

/** An estimate as it leaves the screen, with the packs and prices of its page. */
export function estimateSource(
  calculator: Calculator,
  estimate: Estimate,
  bill: Bill,
): ExportSource {
  return {
    noun: 'estimate',
    ...hasBillAndPrices(bill),
    importDescribe: async () => {
      const { describeEstimate } = await import('./document/exportDocument.ts')
      return (date, address) => describeEstimate({ calculator, estimate, bill, date, address })
    },
    fragment: (withPrices) => {
      const values = billForLink(bill)
      return writeLink(estimate, withPrices ? values : quantitiesOnly(values))
    },
  }
}
