import * as messages from '#messages/childEstimates.ts'
import { allLines, type Bill, hasCentsIn, totalWithLabour } from '../../schemas/bill/bill.ts'
import type { Money } from '../../schemas/bill/money.ts'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { inSentence } from '../../schemas/definition/formulaLabel.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import { say } from '../../schemas/messages/message.ts'

/** The cost of each square metre; the note claims no more than was priced. */
export interface CostPerArea {
  /** 'For each m² of footprint (80.00 m²)'. */
  label: string
  cost: Money
  note: string
}

/**
 * The cost of a bill for each square metre of its estimate's key figure; undefined where the key figure
 * is no area, and until every line has a price.
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
    label: say(messages.perArea, { what: inSentence(row.label), area: row.value }),
    cost: { amount: total.div(area), cents: hasCentsIn(bill) },
    note: bill.labour ? messages.pricedWithLabour : messages.pricedMaterials,
  }
}
