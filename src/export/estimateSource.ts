import type { Calculator } from '../../schemas/definition/compiled.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import { billNow, linkedBill } from '../buy/bill.ts'
import { writeLink } from './link.ts'
import type { ExportSource } from './useExport.ts'

/** An estimate as it leaves the screen, with the packs and prices of its page at that moment. */
export function estimateSource(calculator: Calculator, estimate: Estimate): ExportSource {
  const bill = () => billNow(calculator, estimate)
  return {
    noun: 'estimate',
    fetchWriter: async () => {
      const { describeEstimate, writerOf } = await import('./writers.ts')
      return (date, address) =>
        writerOf(describeEstimate({ calculator, estimate, bill: bill(), date, address }))
    },
    fragment: () => writeLink(estimate, linkedBill(bill())),
  }
}
