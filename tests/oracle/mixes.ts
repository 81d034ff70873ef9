import { isLess, over, type Ratio, ratio, show, times } from './ratio.ts'
import { type Typed, type Worked, withAllowance } from './typed.ts'

/** Bags in a cubic metre, and of all parts those that are sand; the sum of the parts. Ballast is twice the sand. */
const MIXES = new Map([
  ['1:2:4', [ratio(6), ratio(2, 7), ratio(7)]],
  ['1:3:6', [ratio(11, 2), ratio(3, 10), ratio(10)]],
  ['1:1.5:3', [ratio(8), ratio(3, 11), ratio(11, 2)]],
  ['1:4:8', [ratio(7, 2), ratio(4, 13), ratio(13)]],
])

/** The cement that is bought for a volume: the larger of the bags and of what the ratio takes, dry. */
export function cementBought(volume: Ratio, mix: string): Ratio {
  const [bags = ratio(0), , parts = ratio(1)] = MIXES.get(mix) ?? []
  const byRatio = over(times(ratio(154, 100), ratio(288, 10)), parts)
  return times(volume, isLess(bags, byRatio) ? byRatio : bags)
}

/** The results and materials for a volume of concrete, after a calculator's own results. */
export function concreteOf(
  volume: Ratio,
  typed: Typed,
  own: Record<string, string> = {},
): Worked | null {
  const [bags, part] = MIXES.get(typed.mix ?? '') ?? []
  if (!bags || !part) return null
  const cement = times(volume, bags)
  const sand = times(volume, part)
  const ballast = times(sand, ratio(2))
  const loose = ratio(77, 50)
  return {
    shown: {
      ...own,
      volume: show(volume, 2),
      cementBags: show(cement, 1),
      sand: show(sand, 2),
      aggregate: show(ballast, 2),
    },
    takes: {
      cement: withAllowance(cementBought(volume, typed.mix ?? ''), typed, 5),
      sand: withAllowance(times(sand, loose), typed, 5),
      ballast: withAllowance(times(ballast, loose), typed, 5),
    },
    labour: { concreting: volume },
  }
}
