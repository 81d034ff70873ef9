import * as words from '#messages/childEstimates.ts'
import { allLines, type Bill, hasCentsIn, totalWithLabour } from '../../schemas/bill/bill.ts'
import { formatMoney } from '../../schemas/bill/money.ts'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { inSentence } from '../../schemas/definition/formulaLabel.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import { say } from '../../schemas/messages/message.ts'

/** What each square metre costs, in words that claim no more than was priced. */
export interface CostPerArea {
  /** 'For each m² of footprint (80.00 m²)'. */
  label: string
  /** 'KSh 12,345'. */
  cost: string
  note: string
}

/**
 * What a bill costs for each square metre of the key figure of the estimate that it is of; undefined
 * where that is no area, and until every line has a price.
 */
export function costPerArea(
  { formulas, results }: Calculator,
  { rows, values }: Estimate,
  bill: Bill,
): CostPerArea | undefined {
  const key = results.find(({ emphasis }) => emphasis === 'key')?.of
  const row = rows.find((each) => each.key === key)
  const area = key === undefined ? undefined : values.get(key)
  const isArea = formulas.some(({ name, unit }) => name === key && unit === 'm²')
  const total = bill.labour ? totalWithLabour(bill) : bill.total
  const isPriced = allLines(bill).every(({ cost }) => cost)
  if (!row || !area || !isArea || !total || !isPriced || area.n === 0n) return undefined
  return {
    label: say(words.perArea, { what: inSentence(row.label), area: row.value }),
    cost: formatMoney(total.div(area), hasCentsIn(bill)),
    note: bill.labour ? words.pricedWithLabour : words.pricedMaterials,
  }
}
