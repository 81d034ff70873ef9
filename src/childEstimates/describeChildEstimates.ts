import * as messages from '#messages/listDocument.ts'
import type { Bill } from '../../schemas/bill/bill.ts'
import { withoutPrice } from '../../schemas/bill/billPhrases.ts'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import { say } from '../../schemas/messages/message.ts'
import type { BillFigure, BillStage, DocumentBill } from '../export/document/documentBill.ts'
import { documentFrame, type ExportDocument } from '../export/document/exportDocument.ts'
import { describeSection } from '../export/document/section.ts'
import { describeList, type ExportedList } from '../list/describeList.ts'
import { drawResult } from '../pictures/draw.ts'
import type { ChildList } from './childList.ts'
import { costPerArea } from './costPerArea.ts'
import { costsByStage, linesOfStage } from './stageCosts.ts'

/** An estimate with those that it makes of other calculators, as its page exports it. */
export interface ExportedChildEstimates
  extends Pick<ExportedList, 'calculators' | 'materials' | 'bill'> {
  calculator: Calculator
  estimate: Estimate
  childList: ChildList
}

/**
 * Describes an estimate with those that it makes for every way it can leave the screen: the list of
 * those, under the title of its calculator, with a cover, and after its own inputs and results.
 */
export function describeChildEstimates(
  source: ExportedChildEstimates,
  date: Date,
  address: string,
): ExportDocument {
  const { calculator, estimate, childList, calculators, materials, bill } = source
  const { list, evaluations } = childList
  const document = describeList({ list, evaluations, calculators, materials, bill }, date, address)
  const title = calculator.title.page
  // The first part of the picture, the plan, is on the cover; the others are beside the results.
  const [plan, ...others] = calculator.picture ?? []
  const beside = { ...calculator, picture: others }
  const section = describeSection(title, beside, estimate)
  const perArea = costPerArea(calculator, estimate, bill)
  const sums = [
    ...(document.bill?.sums ?? []),
    ...(perArea ? [{ label: `${perArea.label}. ${perArea.note}`, value: perArea.cost }] : []),
  ]
  return {
    ...document,
    title,
    cover: {
      picture: plan && drawResult({ ...calculator, picture: [plan] }, estimate),
      results: section.results,
      costs: [
        ...materialsCost(bill),
        ...(document.bill?.priced ?? []),
        ...labourCost(document.bill?.labour),
        ...totalWithPriced(document.bill),
        ...sums,
      ],
    },
    bill: document.bill && { ...document.bill, sums, stages: billStages(source) },
    sections: [section, ...document.sections],
    ...documentFrame(calculator.slug, date, address),
  }
}

/** The cost of the materials, where there is a price: apart from the labour, they are not the total. */
function materialsCost(bill: Bill): BillFigure[] {
  const { linesTotal, cents } = bill
  const materials = withoutPrice(bill)
  if (linesTotal === undefined) return []
  const value = { amount: linesTotal, cents }
  const label =
    materials === '' ? messages.materials : say(messages.materialsWithout, { materials })
  return [{ label, value }]
}

/** The total, where it is more than that of the materials, and no sum with labour follows. */
function totalWithPriced(bill: DocumentBill | undefined): BillFigure[] {
  const isSummed = bill === undefined || bill.priced.length === 0 || bill.sums.length > 0
  return isSummed || !bill.total ? [] : [{ label: bill.totalLabel, value: bill.total }]
}

function labourCost(labour: DocumentBill | undefined): BillFigure[] {
  return labour?.total ? [{ label: labour.totalLabel, value: labour.total }] : []
}

/** The part of each stage in the bill and in its labour, and the cost of that part. */
function billStages({
  bill,
  materials: { shares },
  childList: { stages },
}: ExportedChildEstimates): BillStage[] {
  return [...stages].map(([stage, ids]) => {
    const only = new Map([[stage, ids]])
    const lines = (part: Bill, labelOf: (name: string) => string): BillFigure[] =>
      linesOfStage(part.lines, shares, ids).map(({ label, amount }) => ({
        label: labelOf(label),
        value: amount,
      }))
    const together = (part: Bill, label: string): BillFigure[] =>
      (part.linesTotal === undefined ? [] : costsByStage(part, shares, only)).map(({ cost }) => ({
        label,
        value: { amount: cost, cents: part.cents },
      }))
    const labour = bill.labour && [
      ...lines(bill.labour, (work) => say(messages.labour, { work })),
      ...together(bill.labour, messages.labourTogether),
    ]
    return {
      stage,
      figures: [
        ...lines(bill, (name) => name),
        ...together(bill, messages.materialsTogether),
        ...(labour ?? []),
      ],
    }
  })
}
