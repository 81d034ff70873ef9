import { type ExportSource, offered } from '../export/useExport.ts'
import { writeLink } from '../permalink/link.ts'
import type { ExportedMade } from './describeChildEstimates.ts'

/** The estimate and those that it makes, as they leave the screen; a link holds the inputs alone. */
export function madeSource(source: ExportedMade): ExportSource {
  return {
    noun: 'estimate',
    fetchWriter: async () => {
      const [{ writerOf }, { describeMade }] = await Promise.all([
        import('../export/writers.ts'),
        import('./describeChildEstimates.ts'),
      ])
      return (date, page, extent) => writerOf(describeMade(source, date, page), extent)
    },
    ...offered(source.bill),
    fragment: () => writeLink(source.estimate),
  }
}
