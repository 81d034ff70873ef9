import { billContents, type ExportSource } from '../export/useExport.ts'
import { writeLink } from '../permalink/estimateLink.ts'
import { loadModule } from '../runtime/loadModule.ts'
import type { ExportedChildEstimates } from './describeChildEstimates.ts'

/** The estimate and those that it makes, as they leave the screen; a link holds the inputs alone. */
export function childEstimatesSource(source: ExportedChildEstimates): ExportSource {
  return {
    noun: 'estimate',
    fetchWriter: async () => {
      const [{ writerOf }, { describeChildEstimates }] = await Promise.all([
        loadModule(() => import('../export/writers.ts')),
        loadModule(() => import('./describeChildEstimates.ts')),
      ])
      return (date, page, extent) => writerOf(describeChildEstimates(source, date, page), extent)
    },
    ...billContents(source.bill),
    fragment: () => writeLink(source.estimate),
  }
}
