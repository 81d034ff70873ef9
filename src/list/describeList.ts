import type { Bill } from '../../schemas/estimate/bill.ts'
import type { ListSheet } from '../export/listSheet.ts'
import { dayOf } from '../export/sheet.ts'
import { describeBill } from '../export/sheetBill.ts'
import { describeWithWorking } from '../export/writers.ts'
import { site } from '../site.ts'
import { type Calculators, calledIn, type Recalled } from './checkedList.ts'
import { type JobList, LIST_TITLE } from './jobList.ts'
import { listRows } from './listFile.ts'
import { type MergedAmounts, sharesInWords } from './merged.ts'

/** What a list's paper is made from. */
export interface ListSource {
  /** With the prices that are its own. */
  list: JobList
  recalled: readonly (Recalled | undefined)[]
  calculators: Calculators
  merged: MergedAmounts
  bill: Bill
}

/** Describes a list for every way it can leave the screen. */
export function describeList(source: ListSource, date: Date, address: string): ListSheet {
  const { list, recalled, calculators, merged, bill } = source
  const day = dayOf(date)
  const nameOf = (place: number) => calledIn(list, place, calculators)
  const estimates = list.estimates.flatMap((listed, place) => {
    const calculator = calculators.get(listed.address)
    const one = recalled[place]
    if (!calculator || one?.state !== 'ready') return []
    const page = new URL(`/${listed.address}`, address).href
    const sheet = describeWithWorking({ calculator, estimate: one.estimate, date, address: page })
    return { name: nameOf(place), sheet }
  })
  return {
    title: list.title.trim() || LIST_TITLE,
    note: list.note.trim(),
    date: day,
    bill: describeBill(
      bill,
      merged.notes,
      estimates.length > 1
        ? (line) => sharesInWords(line, merged.shares.get(line.key) ?? [], nameOf)
        : undefined,
    ),
    estimates,
    rows: listRows(list),
    disclaimer: site.disclaimer,
    address,
    fileName: `materials-list-${day.iso}`,
  }
}
