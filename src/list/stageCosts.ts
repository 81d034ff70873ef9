import Fraction from 'fraction.js'
import type { Bill } from '../../schemas/bill/bill.ts'
import type { AggregatedMaterials } from './aggregateMaterials.ts'

/** What a stage of the work costs. */
export interface StageCost {
  stage: string
  cost: Fraction
}

/**
 * What each stage costs: of each line that has a cost, the part that its estimates take of the line's
 * amount. The stages together cost what the bill does.
 */
export function costsByStage(
  { lines }: Pick<Bill, 'lines'>,
  shares: AggregatedMaterials['shares'],
  stages: ReadonlyMap<string, readonly string[]>,
): StageCost[] {
  return [...stages].map(([stage, ids]) => {
    const cost = lines.reduce((sum, { key, cost, exact }) => {
      if (!cost || exact.equals(0)) return sum
      const own = (shares.get(key) ?? []).filter(({ id }) => ids.includes(id))
      const part = own.reduce((total, share) => total.add(share.exact), new Fraction(0))
      return sum.add(cost.mul(part).div(exact))
    }, new Fraction(0))
    return { stage, cost }
  })
}
