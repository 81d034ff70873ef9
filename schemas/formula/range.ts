import type Fraction from 'fraction.js'
import * as messages from '#language/refusals.ts'
import { say } from '../messages/message.ts'
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
  const isMet = (limit: string | undefined, compare: (limit: Fraction) => boolean) => {
    const parsed = parseRational(limit)
    return parsed === undefined || compare(parsed)
  }
  return (
    isMet(minimum, (limit) => value.gte(limit)) &&
    isMet(maximum, (limit) => value.lte(limit)) &&
    isMet(exclusiveMinimum, (limit) => value.gt(limit)) &&
    isMet(exclusiveMaximum, (limit) => value.lt(limit)) &&
    !(integer && value.d !== 1n)
  )
}

/** Whether no value is within a range, which is a mistake in a definition. */
export function isEmpty({
  minimum,
  maximum,
  exclusiveMinimum,
  exclusiveMaximum,
  integer,
}: Range): boolean {
  const [from, over, to, under] = [
    parseRational(minimum),
    parseRational(exclusiveMinimum),
    parseRational(maximum),
    parseRational(exclusiveMaximum),
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
 * Describes the values in a range, as inside a sentence: 'a number', 'a number above zero', 'a whole number, at
 * least 2'. The one wording for fields, formulas, the working, review sheets and errors.
 */
export function rangeInWords(range: Range): string {
  return withinLimits(range.integer ? messages.wholeNumber : messages.number, range)
}

/** Describes the opposite of a range: 'no number above zero'. */
export function withinLimits(
  number: string,
  { minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Range,
): string {
  const lower = exclusiveMinimum === '0' ? messages.zero : limitText(exclusiveMinimum)
  const beyond = limited(messages.beyond, number, lower, limitText(exclusiveMaximum))
  return limited(messages.fromTo, beyond, limitText(minimum), limitText(maximum))
}

function limited(
  forms: typeof messages.beyond | typeof messages.fromTo,
  number: string,
  lower: string | undefined,
  upper: string | undefined,
): string {
  if (lower !== undefined && upper !== undefined) {
    return say(forms.both, { number, lower, upper })
  }
  if (lower !== undefined) return say(forms.lower, { number, limit: lower })
  return upper === undefined ? number : say(forms.upper, { number, limit: upper })
}

function limitText(limit: string | undefined): string | undefined {
  const value = parseRational(limit)
  return value ? formatExact(value) : limit
}

/** The range of the values that lie in both. */
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
  const [least, above] = [parseRational(inner.minimum), parseRational(inner.exclusiveMinimum)]
  const [most, below] = [parseRational(inner.maximum), parseRational(inner.exclusiveMaximum)]
  const fromBelow = (bound: Fraction, orEqual: boolean) =>
    Boolean(above?.gte(bound) || (orEqual ? least?.gte(bound) : least?.gt(bound)))
  const fromAbove = (bound: Fraction, orEqual: boolean) =>
    Boolean(below?.lte(bound) || (orEqual ? most?.lte(bound) : most?.lt(bound)))
  const met = (text: string | undefined, test: (bound: Fraction) => boolean) => {
    const bound = parseRational(text)
    return bound === undefined || test(bound)
  }
  return (
    met(outer.minimum, (bound) => fromBelow(bound, true)) &&
    met(outer.exclusiveMinimum, (bound) => fromBelow(bound, false)) &&
    met(outer.maximum, (bound) => fromAbove(bound, true)) &&
    met(outer.exclusiveMaximum, (bound) => fromAbove(bound, false)) &&
    (!outer.integer || Boolean(inner.integer))
  )
}

/** Whether each name of some limits has a value, and that is within them. */
export function areWithin(
  limits: Readonly<Record<string, Range>>,
  value: (name: string) => Fraction | undefined,
): boolean {
  return Object.entries(limits).every(([name, range]) => {
    const exact = value(name)
    return exact !== undefined && isWithin(exact, range)
  })
}
