import * as exactly from '../oracle/ratio.ts'
import { isLess, type Ratio, ratio, roundTo } from '../oracle/ratio.ts'

/*
 * The values that a printed figure may have: one value where it is printed whole, all those that begin
 * with its digits where it is cut ('6.916…'). Arithmetic keeps both ends.
 */

/** All values from the least to the most; one value where the two are the same. */
export interface Between {
  least: Ratio
  most: Ratio
}

export const only = (value: Ratio): Between => ({ least: value, most: value })

function around(ends: readonly Ratio[]): Between {
  const [first = ratio(0n), ...others] = ends
  return {
    least: others.reduce((least, end) => (isLess(end, least) ? end : least), first),
    most: others.reduce((most, end) => (isLess(most, end) ? end : most), first),
  }
}

/** Every end of one with every end of the other. */
function combined(one: Between, other: Between, combine: (a: Ratio, b: Ratio) => Ratio): Between {
  return around(
    [one.least, one.most].flatMap((a) => [other.least, other.most].map((b) => combine(a, b))),
  )
}

export const plus = (one: Between, other: Between) => combined(one, other, exactly.plus)
export const minus = (one: Between, other: Between) => combined(one, other, exactly.minus)
export const times = (one: Between, other: Between) => combined(one, other, exactly.times)

/** @throws where zero lies between the ends of the divisor. */
export function over(one: Between, other: Between): Between {
  if (isLess(other.least, ratio(0n)) && !isLess(other.most, ratio(0n))) {
    throw new Error('Divides by what may be zero')
  }
  return combined(one, other, exactly.over)
}

/** Applies a rounding, a root or the like to both ends. */
export const onBoth = ({ least, most }: Between, change: (value: Ratio) => Ratio): Between => ({
  least: change(least),
  most: change(most),
})

export const rootOf = (value: Between) => onBoth(value, exactly.rootOf)
export const roundedUp = (value: Between) => onBoth(value, exactly.ceilOf)
export const roundedDown = (value: Between) => onBoth(value, exactly.floorOf)
export const roundedTo = (value: Between, decimals: number) =>
  onBoth(value, (end) => roundTo(end, decimals))

/** The smaller, or the larger, of two. */
export function extremeOf(one: Between, other: Between, which: 'small' | 'larg'): Between {
  const first = (a: Ratio, b: Ratio) => (isLess(a, b) === (which === 'small') ? a : b)
  return { least: first(one.least, other.least), most: first(one.most, other.most) }
}

/** The values that lie in both; undefined if they have none in common. */
export function common(one: Between, other: Between): Between | undefined {
  const least = isLess(one.least, other.least) ? other.least : one.least
  const most = isLess(one.most, other.most) ? one.most : other.most
  return isLess(most, least) ? undefined : { least, most }
}

/** All values that begin with the digits of a figure that is cut after so many decimals. */
export function cutFrom(figure: Ratio, decimals: number, isNegative: boolean): Between {
  const step = ratio(isNegative ? -1n : 1n, 10n ** BigInt(decimals))
  return around([figure, exactly.plus(figure, step)])
}

/** The one value that it has. @throws where there are more. */
export function theOne({ least, most }: Between): Ratio {
  if (isLess(least, most)) throw new Error('Goes on after what is printed')
  return least
}
