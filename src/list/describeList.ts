import type { Bill } from '../../schemas/estimate/bill.ts'
import { billTexts } from '../../schemas/estimate/billTexts.ts'
import type { ListSheet } from '../export/listSheet.ts'
import { dayOf } from '../export/sheet.ts'
import { describeBill } from '../export/sheetBill.ts'
import { describeWithWorking } from '../export/writers.ts'
import { site } from '../site.ts'
import { type AggregatedMaterials, sharesInWords } from './aggregateMaterials.ts'
import { type Calculators, type Evaluations, nameOf } from './evaluateList.ts'
import { type JobList, LIST_TITLE } from './jobList.ts'
import { listRows } from './listFile.ts'

/** What a list's paper is made from. */
export interface ListSource {
  list: JobList
  evaluations: Evaluations
  calculators: Calculators
  materials: AggregatedMaterials
  bill: Bill
}

/** Describes a list for every way it can leave the screen. */
export function describeList(source: ListSource, date: Date, address: string): ListSheet {
  const { list, evaluations, calculators, materials, bill } = source
  const day = dayOf(date)
  const name = (id: string) => nameOf(list, id, calculators)
  const estimates = list.estimates.flatMap(({ id, slug }) => {
    const calculator = calculators.get(slug)
    const evaluation = evaluations.get(id)
    if (!calculator || evaluation?.state !== 'ready') return []
    const page = new URL(`/${slug}`, address).href
    const { estimate } = evaluation
    const sheet = describeWithWorking({ calculator, estimate, date, address: page })
    return { name: name(id), sheet }
  })
  return {
    title: list.title.trim() || LIST_TITLE,
    note: list.note.trim(),
    date: day,
    bill: describeBill(
      bill,
      materials.notes,
      estimates.length > 1
        ? (line) => sharesInWords(line, materials.shares.get(line.key) ?? [], name)
        : undefined,
    ),
    estimates,
    rows: listRows(list, billTexts(bill.lines)),
    disclaimer: site.disclaimer,
    address,
    fileName: `materials-list-${day.iso}`,
  }
}
