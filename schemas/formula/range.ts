import type Fraction from 'fraction.js'
import { formatExact, parseRational } from './number.ts'

/**
 * The numbers that a field or a formula accepts: all of them where nothing is said. Limits are
 * exact numbers as text.
 */
export interface Range {
  /** This or more. */
  least?: string | undefined
  /** This or less. */
  most?: string | undefined
  /** More than this. */
  above?: string | undefined
  /** Less than this. */
  below?: string | undefined
  /** Whole numbers only. */
  whole?: boolean | undefined
}

/** Whether a value lies in a range. */
export function isWithin(value: Fraction, { least, most, above, below, whole }: Range): boolean {
  const holds = (limit: string | undefined, compare: (limit: Fraction) => boolean) => {
    const read = limit === undefined ? undefined : parseRational(limit)
    return read === undefined || compare(read)
  }
  return (
    holds(least, (limit) => value.gte(limit)) &&
    holds(most, (limit) => value.lte(limit)) &&
    holds(above, (limit) => value.gt(limit)) &&
    holds(below, (limit) => value.lt(limit)) &&
    !(whole && value.d !== 1n)
  )
}

/** Whether no value at all is within: a mistake in a definition. */
export function isEmpty({ least, most, above, below, whole }: Range): boolean {
  const limit = (text: string | undefined) => (text === undefined ? undefined : parseRational(text))
  const [from, over, to, under] = [limit(least), limit(above), limit(most), limit(below)]
  if (whole) {
    const starts = [from?.ceil(), over?.floor().add(1)].filter((start) => start !== undefined)
    const ends = [to?.floor(), under?.ceil().sub(1)].filter((end) => end !== undefined)
    return starts.some((start) => ends.some((end) => start.gt(end)))
  }
  const crosses = (start: Fraction | undefined, end: Fraction | undefined, mayTouch: boolean) =>
    start !== undefined && end !== undefined && (mayTouch ? start.gt(end) : start.gte(end))
  return (
    crosses(from, to, true) ||
    crosses(from, under, false) ||
    crosses(over, to, false) ||
    crosses(over, under, false)
  )
}

/** Whether every value is within: nothing is asked of it. */
export function isUnlimited({ least, most, above, below, whole }: Range): boolean {
  return !(least ?? most ?? above ?? below ?? (whole || undefined))
}

/**
 * What a range takes, as inside a sentence: 'a number', 'a number above zero', 'a whole number, at
 * least 2'. The one wording for fields, formulas, the working, review sheets and errors.
 */
export function rangeInWords({ least, most, above, below, whole }: Range): string {
  const number = whole ? 'a whole number' : 'a number'
  const lone = [
    above !== undefined && `above ${above === '0' ? 'zero' : shown(above)}`,
    below !== undefined && `below ${shown(below)}`,
  ].filter((text) => text !== false)
  const ends = [
    least !== undefined && `at least ${shown(least)}`,
    most !== undefined && `at most ${shown(most)}`,
  ].filter((text) => text !== false)
  const start = lone.length > 0 ? `${number} ${lone.join(' and ')}` : number
  return ends.length > 0 ? `${start}, ${ends.join(' and ')}` : start
}

function shown(limit: string): string {
  const value = parseRational(limit)
  return value ? formatExact(value) : limit
}

/** What lies in both of two ranges. */
export function bothRanges(one: Range, other: Range): Range {
  const stricter = (
    key: 'least' | 'most' | 'above' | 'below',
    wins: (a: Fraction, b: Fraction) => boolean,
  ) => {
    const [first, second] = [one[key], other[key]]
    if (first === undefined || second === undefined) return first ?? second
    const [a, b] = [parseRational(first), parseRational(second)]
    return a && b && wins(b, a) ? second : first
  }
  const both: Range = {
    least: stricter('least', (a, b) => a.gt(b)),
    most: stricter('most', (a, b) => a.lt(b)),
    above: stricter('above', (a, b) => a.gt(b)),
    below: stricter('below', (a, b) => a.lt(b)),
    whole: one.whole || other.whole || undefined,
  }
  return Object.fromEntries(Object.entries(both).filter(([, limit]) => limit !== undefined))
}

/** Whether everything that `inner` accepts is accepted by `outer` too. */
export function isInside(inner: Range, outer: Range): boolean {
  const limit = (text: string | undefined) => (text === undefined ? undefined : parseRational(text))
  const [least, above] = [limit(inner.least), limit(inner.above)]
  const [most, below] = [limit(inner.most), limit(inner.below)]
  const fromBelow = (wanted: Fraction, orEqual: boolean) =>
    Boolean(above?.gte(wanted) || (orEqual ? least?.gte(wanted) : least?.gt(wanted)))
  const fromAbove = (wanted: Fraction, orEqual: boolean) =>
    Boolean(below?.lte(wanted) || (orEqual ? most?.lte(wanted) : most?.lt(wanted)))
  const met = (text: string | undefined, test: (wanted: Fraction) => boolean) => {
    const wanted = limit(text)
    return wanted === undefined || test(wanted)
  }
  return (
    met(outer.least, (wanted) => fromBelow(wanted, true)) &&
    met(outer.above, (wanted) => fromBelow(wanted, false)) &&
    met(outer.most, (wanted) => fromAbove(wanted, true)) &&
    met(outer.below, (wanted) => fromAbove(wanted, false)) &&
    (!outer.whole || Boolean(inner.whole))
  )
}
