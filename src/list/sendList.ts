import { inLanguage } from '../addresses.ts'
import { getBillFormState } from '../bill/billFormState.ts'
import { billWithPrices } from '../bill/useBill.ts'
import { shareText } from '../export/shareText.ts'
import { writerOf } from '../export/writers.ts'
import { packFragment } from '../permalink/packedLink.ts'
import { get } from '../state/store.ts'
import { aggregateMaterials } from './aggregateMaterials.ts'
import { fetchCalculators } from './calculators.ts'
import { describeList } from './describeList.ts'
import { evaluateList, notCounted } from './evaluateList.ts'
import { listSource, MAX_LINK_LENGTH } from './listSource.ts'
import { LIST_PAGE } from './listStore.ts'

/**
 * Sends the list in the tab by the device's share sheet, with its quantities only: the list's page asks
 * before it sends prices.
 *
 * @throws CodeUnavailable where a calculator's code is lost, and what the share sheet throws.
 */
export async function sendList(): Promise<void> {
  const list = get('list')
  const calculators = await fetchCalculators(list.estimates.map(({ slug }) => slug))
  const evaluations = evaluateList(list, calculators)
  const aggregated = aggregateMaterials(evaluations)
  const notes = [...aggregated.notes, ...notCounted(list, evaluations, calculators)]
  const bill = billWithPrices(getBillFormState(LIST_PAGE), aggregated)
  const source = { list, calculators, evaluations, materials: { ...aggregated, notes }, bill }
  const address = location.origin + inLanguage(`/${LIST_PAGE}`)
  const link = `${address}#${await packFragment(listSource(source).fragment(false))}`
  const writer = writerOf(describeList(source, new Date(), address), 'whole')
  const isShort = link.length <= MAX_LINK_LENGTH
  await shareText(writer.message(isShort ? link : undefined, false), writer.title)
}
