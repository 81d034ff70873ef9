import Fraction from 'fraction.js'
import type { Bill, BillLine } from '../../schemas/bill/bill.ts'
import { lineName } from '../../schemas/bill/billPhrases.ts'
import { measuredFor } from '../../schemas/bill/packs.ts'
import { type AggregatedMaterials, inPacks, partOf } from '../list/aggregateMaterials.ts'

type Shares = AggregatedMaterials['shares']
type Stages = ReadonlyMap<string, readonly string[]>

/** The cost of a stage of the work. */
interface StageCost {
  stage: string
  cost: Fraction
}

/**
 * The cost of each stage: of each line that has a cost, the part that its estimates take of the line's
 * amount. The stages together cost what the bill does; one in which nothing has a price is left out.
 */
export function costsByStage(
  { lines }: Pick<Bill, 'lines'>,
  shares: Shares,
  stages: Stages,
): StageCost[] {
  const costs = [...stages].map(([stage, ids]) => {
    const cost = lines.reduce((sum, line) => {
      const { cost, countedPack } = line
      const all = measuredFor(countedPack, line)
      if (!cost || all.equals(0)) return sum
      return sum.add(cost.mul(partOf(line, shares, ids)).div(all))
    }, new Fraction(0))
    return { stage, cost }
  })
  return costs.filter(({ cost }) => !cost.equals(0))
}

/** The part of a stage in one line. */
export interface StageLine {
  /** The key of the line. */
  key: string
  /** 'Steel bars, 12 mm'. */
  label: string
  /** '28.8 bags', not rounded up: the bill does that once, for all stages. */
  amount: string
}

/** The part of some estimates in each line: a stage's part of a bill. */
export function linesOfStage(
  lines: readonly BillLine[],
  shares: Shares,
  ids: readonly string[],
): StageLine[] {
  return lines.flatMap((line) => {
    const part = partOf(line, shares, ids)
    if (part.equals(0)) return []
    return [{ key: line.key, label: lineName(line), amount: inPacks(line, part) }]
  })
}
