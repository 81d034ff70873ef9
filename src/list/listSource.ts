import { allLines } from '../../schemas/bill/bill.ts'
import { billFormValues, quantitiesOnly, shopTextsOf } from '../../schemas/bill/billFormValues.ts'
import { type ExportSource, hasBillAndPrices } from '../export/useExport.ts'
import { writeList } from '../permalink/listText.ts'
import type { ExportedList } from './describeList.ts'

/**
 * The longest link that the page offers, in characters. A message carries 4,096 in Telegram and 65,536 in
 * WhatsApp. A house with all its prices fits; a longer list is sent as a file.
 */
export const MAX_LINK_LENGTH = 4000

/** The list for export, with the packs and prices of its own bill only. */
export function listSource(source: ExportedList): ExportSource {
  return {
    noun: 'list',
    ...hasBillAndPrices(source.bill),
    importDescribe: async () => {
      const { describeList } = await import('./describeList.ts')
      return (date, address) => describeList(source, date, address)
    },
    fragment: (withPrices) => {
      const values = { ...billFormValues(allLines(source.bill)), ...shopTextsOf(source.bill) }
      return writeList(source.list, withPrices ? values : quantitiesOnly(values))
    },
    longestLink: MAX_LINK_LENGTH,
  }
}
