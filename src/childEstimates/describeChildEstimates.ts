import * as words from '#messages/listDocument.ts'
import { type Bill, totalOf, withoutPrice } from '../../schemas/bill/bill.ts'
import { formatMoney } from '../../schemas/bill/money.ts'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import { say } from '../../schemas/messages/message.ts'
import type { ExportDocument } from '../export/document/exportDocument.ts'
import type { BillFigure, BillStage, FormattedBill } from '../export/document/formattedBill.ts'
import { describeSection, documentFrame } from '../export/writers.ts'
import { describeList, type ExportedList } from '../list/describeList.ts'
import type { MadeList } from './childList.ts'
import { costPerArea } from './costPerArea.ts'
import { costsByStage, linesOfStage } from './stageCosts.ts'

/** An estimate with those that it makes of other calculators, as its page exports it. */
export interface ExportedMade extends Pick<ExportedList, 'calculators' | 'materials' | 'bill'> {
  calculator: Calculator
  estimate: Estimate
  made: MadeList
}

/**
 * Describes an estimate with those that it makes for every way it can leave the screen: the list of
 * those, under the title of its calculator, with a cover, and after its own inputs and results.
 */
export function describeMade(source: ExportedMade, date: Date, address: string): ExportDocument {
  const { calculator, estimate, made, calculators, materials, bill } = source
  const { list, evaluations } = made
  const document = describeList({ list, evaluations, calculators, materials, bill }, date, address)
  const title = calculator.title.page
  const { picture, ...own } = describeSection(title, calculator, estimate)
  const perArea = costPerArea(calculator, estimate, bill)
  const sums = [
    ...(document.bill?.sums ?? []),
    ...(perArea ? [{ label: `${perArea.label}. ${perArea.note}`, value: perArea.cost }] : []),
  ]
  return {
    ...document,
    title,
    cover: {
      picture,
      results: own.results,
      costs: [...materialsCost(bill), ...labourCost(document.bill?.labour), ...sums],
    },
    bill: document.bill && { ...document.bill, sums, stages: billStages(source) },
    // The cover has the picture.
    sections: [{ ...own, picture: undefined }, ...document.sections],
    ...documentFrame(calculator.slug, date, address),
  }
}

/** What the materials cost, where there is a price: apart from the labour, they are not the total. */
function materialsCost(bill: Bill): BillFigure[] {
  const value = totalOf(bill)
  const materials = withoutPrice(bill)
  if (value === undefined) return []
  const label = materials === '' ? words.materials : say(words.materialsWithout, { materials })
  return [{ label, value }]
}

function labourCost(labour: FormattedBill | undefined): BillFigure[] {
  return labour && labour.total !== '' ? [{ label: labour.totalLabel, value: labour.total }] : []
}

/** What each stage takes of the bill and of its labour, and what that costs. */
function billStages({ bill, materials: { shares }, made: { stages } }: ExportedMade): BillStage[] {
  return [...stages].map(([stage, ids]) => {
    const only = new Map([[stage, ids]])
    const lines = (part: Bill, labelOf: (name: string) => string): BillFigure[] =>
      linesOfStage(part.lines, shares, ids).map(({ label, amount }) => ({
        label: labelOf(label),
        value: amount,
      }))
    const together = (part: Bill, label: string): BillFigure[] =>
      (part.total === undefined ? [] : costsByStage(part, shares, only)).map(({ cost }) => ({
        label,
        value: formatMoney(cost, part.cents),
      }))
    const labour = bill.labour && [
      ...lines(bill.labour, (work) => say(words.labour, { work })),
      ...together(bill.labour, words.labourTogether),
    ]
    return {
      stage,
      figures: [
        ...lines(bill, (name) => name),
        ...together(bill, words.materialsTogether),
        ...(labour ?? []),
      ],
    }
  })
}
