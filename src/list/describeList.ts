import * as messages from '#messages/listDocument.ts'
import { allLines, type Bill, type BillLine } from '../../schemas/bill/bill.ts'
import { billFormValues, shopTextsOf } from '../../schemas/bill/billFormValues.ts'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { describeBill } from '../export/document/documentBill.ts'
import { documentFrame, type ExportDocument } from '../export/document/exportDocument.ts'
import { describeSection } from '../export/document/section.ts'
import type { JobList } from '../state/jobList.ts'
import { type AggregatedMaterials, piecesByEstimate, sharesInWords } from './aggregateMaterials.ts'
import { type Evaluations, nameOf } from './evaluateList.ts'
import { listRows } from './listFile.ts'

/** A list as its page exports it. */
export interface ExportedList {
  list: JobList
  evaluations: Evaluations
  calculators: ReadonlyMap<string, Calculator>
  materials: AggregatedMaterials
  /** It has the prices of its own lines only. */
  bill: Bill
}

/** Describes a list for every export. */
export function describeList(source: ExportedList, date: Date, address: string): ExportDocument {
  const { list, evaluations, calculators, materials, bill } = source
  const name = (id: string) => nameOf(list, id, calculators)
  const sections = list.estimates.flatMap(({ id, slug }) => {
    const calculator = calculators.get(slug)
    const evaluation = evaluations.get(id)
    if (!calculator || evaluation?.state !== 'ready') return []
    return describeSection(name(id), calculator, evaluation.estimate)
  })
  const sourcesOf = (line: BillLine) =>
    sharesInWords(line, materials.shares.get(line.key) ?? [], name)
  return {
    kind: 'list',
    title: list.title.trim() || messages.title,
    note: list.note.trim(),
    bill: describeBill(
      bill,
      materials.notes,
      sections.length > 1 ? sourcesOf : undefined,
      piecesByEstimate(materials, name),
    ),
    sections,
    restoreRows: listRows(list, { ...billFormValues(allLines(bill)), ...shopTextsOf(bill) }),
    ...documentFrame(messages.fileName, date, address),
  }
}
