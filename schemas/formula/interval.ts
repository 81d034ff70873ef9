import Fraction from 'fraction.js'
import { isNegative, isPositive, parseRational } from './number.ts'
import type { Range } from './range.ts'

/** Where an interval ends, and whether the end itself is in it. */
export interface End {
  at: Fraction
  isIn: boolean
}

/** All values between two ends; without one it goes on for ever. */
export interface Interval {
  low?: End | undefined
  high?: End | undefined
}

export const ZERO = new Fraction(0)
export const closed = (at: Fraction): End => ({ at, isIn: true })

export const negatedEnd = ({ at, isIn }: End): End => ({ at: at.neg(), isIn })

/** Any number at all. */
export const ANYTHING: Interval = {}

/** Any number above zero. */
export const ABOVE_ZERO: Interval = { low: { at: ZERO, isIn: false } }

/** One number, as a definition writes it: '0.5', '.5' or '2/7'. */
export function intervalOfNumber(text: string): Interval {
  const value = parseRational(text.replace(/^\./, '0.'))
  return value ? exactly(value) : ANYTHING
}

export function exactly(value: Fraction): Interval {
  return { low: closed(value), high: closed(value) }
}

/** The part of an interval that lies in a range. */
export function withinRange(interval: Interval, range: Range): Interval {
  const end = (text: string | undefined, isIn: boolean): End | undefined => {
    const at = parseRational(text)
    return at && { at, isIn }
  }
  const lows = [interval.low, end(range.minimum, true), end(range.exclusiveMinimum, false)]
  const highs = [interval.high, end(range.maximum, true), end(range.exclusiveMaximum, false)]
  const both = {
    low: lows.reduce((one, other) => narrower(one, other, 1)),
    high: highs.reduce((one, other) => narrower(one, other, -1)),
  }
  if (!range.integer) return both
  return {
    low: both.low && closed(nextWhole(both.low)),
    high: both.high && closed(nextWhole(negatedEnd(both.high)).neg()),
  }
}

/** The first whole number from an end upwards. */
export function nextWhole({ at, isIn }: End): Fraction {
  return isIn ? at.ceil() : at.floor().add(1)
}

/** Of two ends on the same side (1: below) the one that leaves less. */
export function narrower(
  one: End | undefined,
  other: End | undefined,
  side: 1 | -1,
): End | undefined {
  if (!one || !other) return one ?? other
  const order = one.at.compare(other.at) * side
  if (order === 0) return one.isIn ? other : one
  return order > 0 ? one : other
}

/** Of two ends on the same side the one that leaves more. */
export function wider(one: End | undefined, other: End | undefined, side: 1 | -1): End | undefined {
  return one && other && (narrower(one, other, side) === one ? other : one)
}

/** The smallest interval that has both in it. */
export function eitherInterval(one: Interval, other: Interval): Interval {
  return { low: wider(one.low, other.low, 1), high: wider(one.high, other.high, -1) }
}

export function mayBeNegative({ low }: Interval): boolean {
  return !low || isNegative(low.at)
}

export function mayBeZero({ low, high }: Interval): boolean {
  const isOn = (end: End) => end.at.n === 0n && end.isIn
  return (!low || isNegative(low.at) || isOn(low)) && (!high || isPositive(high.at) || isOn(high))
}

/** The sum of so many values of an interval, at least and at most. */
export function sumOf({ low, high }: Interval, minimum: number, maximum: number): Interval {
  const times = (end: End | undefined, count: number): End | undefined =>
    count === 0 ? closed(ZERO) : end && { ...end, at: end.at.mul(count) }
  return {
    low: times(low, !low || isNegative(low.at) ? maximum : minimum),
    high: times(high, !high || isPositive(high.at) ? maximum : minimum),
  }
}
