import { billTexts } from '../../schemas/estimate/billTexts.ts'
import type { ExportSource } from '../export/useExport.ts'
import type { ListSource } from './describeList.ts'
import { writeList } from './listText.ts'

/**
 * Longest link that is offered. Messages carry more (Telegram 4,096 characters), but apps, mail
 * programs and old browsers cut or refuse addresses from some 2,000 on; who sends a longer list sends
 * its file.
 */
export const MAX_LINK_LENGTH = 2000

/** A list as it leaves the screen, with the packs and prices of its own bill alone. */
export function listSource(source: ListSource, address: string): ExportSource {
  return {
    noun: 'list',
    fetchWriter: async () => {
      const [{ listWriterOf }, { describeList }] = await Promise.all([
        import('../export/listWriters.ts'),
        import('./describeList.ts'),
      ])
      return (date, page) => listWriterOf(describeList(source, date, page), date)
    },
    fragment: () => {
      const text = writeList(source.list, billTexts(source.bill.lines))
      return address.length + 1 + text.length <= MAX_LINK_LENGTH ? text : undefined
    },
  }
}
