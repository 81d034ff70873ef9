import type Fraction from 'fraction.js'
import { formatExact, parseRational } from './number.ts'

/**
 * The numbers that a field or a formula accepts: all of them without a limit. Limits are exact numbers
 * as text.
 */
export interface Range {
  /** This or more. */
  minimum?: string | undefined
  /** This or less. */
  maximum?: string | undefined
  /** More than this. */
  exclusiveMinimum?: string | undefined
  /** Less than this. */
  exclusiveMaximum?: string | undefined
  /** Whole numbers only. */
  integer?: boolean | undefined
}

/** Whether a value lies in a range. */
export function isWithin(
  value: Fraction,
  { minimum, maximum, exclusiveMinimum, exclusiveMaximum, integer }: Range,
): boolean {
  const holds = (limit: string | undefined, compare: (limit: Fraction) => boolean) => {
    const read = limit === undefined ? undefined : parseRational(limit)
    return read === undefined || compare(read)
  }
  return (
    holds(minimum, (limit) => value.gte(limit)) &&
    holds(maximum, (limit) => value.lte(limit)) &&
    holds(exclusiveMinimum, (limit) => value.gt(limit)) &&
    holds(exclusiveMaximum, (limit) => value.lt(limit)) &&
    !(integer && value.d !== 1n)
  )
}

/** Whether no value at all is within: a mistake in a definition. */
export function isEmpty({
  minimum,
  maximum,
  exclusiveMinimum,
  exclusiveMaximum,
  integer,
}: Range): boolean {
  const limit = (text: string | undefined) => (text === undefined ? undefined : parseRational(text))
  const [from, over, to, under] = [
    limit(minimum),
    limit(exclusiveMinimum),
    limit(maximum),
    limit(exclusiveMaximum),
  ]
  if (integer) {
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

/** Whether every value is within. */
export function isUnlimited({
  minimum,
  maximum,
  exclusiveMinimum,
  exclusiveMaximum,
  integer,
}: Range): boolean {
  return !(minimum ?? maximum ?? exclusiveMinimum ?? exclusiveMaximum ?? (integer || undefined))
}

/**
 * What a range accepts, as inside a sentence: 'a number', 'a number above zero', 'a whole number, at
 * least 2'. The one wording for fields, formulas, the working, review sheets and errors.
 */
export function rangeInWords({
  minimum,
  maximum,
  exclusiveMinimum,
  exclusiveMaximum,
  integer,
}: Range): string {
  const number = integer ? 'a whole number' : 'a number'
  const lone = [
    exclusiveMinimum !== undefined &&
      `above ${exclusiveMinimum === '0' ? 'zero' : shown(exclusiveMinimum)}`,
    exclusiveMaximum !== undefined && `below ${shown(exclusiveMaximum)}`,
  ].filter((text) => text !== false)
  const ends = [
    minimum !== undefined && `at least ${shown(minimum)}`,
    maximum !== undefined && `at most ${shown(maximum)}`,
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
    key: 'minimum' | 'maximum' | 'exclusiveMinimum' | 'exclusiveMaximum',
    wins: (a: Fraction, b: Fraction) => boolean,
  ) => {
    const [first, second] = [one[key], other[key]]
    if (first === undefined || second === undefined) return first ?? second
    const [a, b] = [parseRational(first), parseRational(second)]
    return a && b && wins(b, a) ? second : first
  }
  const both: Range = {
    minimum: stricter('minimum', (a, b) => a.gt(b)),
    maximum: stricter('maximum', (a, b) => a.lt(b)),
    exclusiveMinimum: stricter('exclusiveMinimum', (a, b) => a.gt(b)),
    exclusiveMaximum: stricter('exclusiveMaximum', (a, b) => a.lt(b)),
    integer: one.integer || other.integer || undefined,
  }
  return Object.fromEntries(Object.entries(both).filter(([, limit]) => limit !== undefined))
}

/** Whether everything that `inner` accepts is accepted by `outer` too. */
export function isInside(inner: Range, outer: Range): boolean {
  const limit = (text: string | undefined) => (text === undefined ? undefined : parseRational(text))
  const [least, above] = [limit(inner.minimum), limit(inner.exclusiveMinimum)]
  const [most, below] = [limit(inner.maximum), limit(inner.exclusiveMaximum)]
  const fromBelow = (wanted: Fraction, orEqual: boolean) =>
    Boolean(above?.gte(wanted) || (orEqual ? least?.gte(wanted) : least?.gt(wanted)))
  const fromAbove = (wanted: Fraction, orEqual: boolean) =>
    Boolean(below?.lte(wanted) || (orEqual ? most?.lte(wanted) : most?.lt(wanted)))
  const met = (text: string | undefined, test: (wanted: Fraction) => boolean) => {
    const wanted = limit(text)
    return wanted === undefined || test(wanted)
  }
  return (
    met(outer.minimum, (wanted) => fromBelow(wanted, true)) &&
    met(outer.exclusiveMinimum, (wanted) => fromBelow(wanted, false)) &&
    met(outer.maximum, (wanted) => fromAbove(wanted, true)) &&
    met(outer.exclusiveMaximum, (wanted) => fromAbove(wanted, false)) &&
    (!outer.integer || Boolean(inner.integer))
  )
}
