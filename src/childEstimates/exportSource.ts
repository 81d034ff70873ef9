import { type ExportSource, hasBillAndPrices } from '../export/useExport.ts'
import { writeLink, writeLinkWithoutPrices } from '../permalink/estimateLink.ts'
import type { ExportedChildEstimates } from './describeChildEstimates.ts'

/** The estimate and those that it makes, as they leave the screen; a link holds the inputs alone. */
export function childEstimatesSource(source: ExportedChildEstimates): ExportSource {
  return {
    noun: 'estimate',
    ...hasBillAndPrices(source.bill),
    importDescribe: async () => {
      const { describeChildEstimates } = await import('./describeChildEstimates.ts')
      return (date, address) => describeChildEstimates(source, date, address)
    },
    fragment: (withPrices) =>
      withPrices
        ? writeLink(source.estimate)
        : writeLinkWithoutPrices(source.calculator, source.estimate),
  }
}
