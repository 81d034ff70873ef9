import { allLines } from '../../schemas/bill/bill.ts'
import { billFormValues, quantitiesOnly } from '../../schemas/bill/formValues.ts'
import { type ExportSource, offered } from '../export/useExport.ts'
import type { ExportedList } from './describeList.ts'
import { writeList } from './listText.ts'

/**
 * The longest link that the page offers. Messages carry more (Telegram 4,096 characters), but apps,
 * mail programs and old browsers cut or refuse addresses from some 2,000 on; whoever has a longer
 * list sends its file.
 */
export const MAX_LINK_LENGTH = 2000

/** A list as it leaves the screen, with the packs and prices of its own bill alone. */
export function listSource(source: ExportedList): ExportSource {
  return {
    noun: 'list',
    fetchWriter: async () => {
      const [{ writerOf }, { describeList }] = await Promise.all([
        import('../export/writers.ts'),
        import('./describeList.ts'),
      ])
      return (date, page, extent) => writerOf(describeList(source, date, page), extent)
    },
    ...offered(source.bill),
    fragment: (withPrices) => {
      const values = billFormValues(allLines(source.bill))
      return writeList(source.list, withPrices ? values : quantitiesOnly(values))
    },
    longestLink: MAX_LINK_LENGTH,
  }
}
