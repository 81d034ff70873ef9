import type Fraction from 'fraction.js'
import type { Notation } from './notation.ts'
import { decimalsOf, formatNumber, isNegative } from './number.ts'

/* The figures of a working as text: exact, with their units. */

/** The value of a name in a formula, with its words and unit. */
export interface Figure {
  /** Its name in words, as inside a sentence: 'room area'. */
  words: string
  value: Fraction
  unit: string
  /** Decimals it is shown with elsewhere on the page; a working never cuts it to them. */
  decimals?: number | undefined
  /** True for a figure that a definition gives: a quotient is then written as one, (2/7). */
  given?: boolean
  /** True for what comes of a root or of π: right to thirty decimals, of which nobody reads all. */
  approximate?: boolean
}

/** A figure that others compute with: where its decimals do not end, its exact fraction is there. */
export function withUnit(figure: Figure, notation: Notation): string {
  const { value, unit, given, approximate } = figure
  const { text, ends } = digits(figure, notation)
  const unitText = unitOf(unit, value, notation)
  if (ends || approximate) return text + unitText
  const above = (isNegative(value) ? notation.minus : '') + value.n
  const exact = given ? notation.fraction(above, value.d) : text + notation.exactly(above, value.d)
  return exact + unitText
}

export function unitOf(unit: string, value: Fraction, notation: Notation): string {
  return notation.unit(unit, value.n === 1n && value.d === 1n)
}

/** Most decimals of an approximation that are written out. */
const MAX_APPROXIMATE = 15

/** The exact value with at least the figure's decimals, or cut where its decimals do not end. */
export function digits(
  { value, decimals: least = 0, approximate }: Figure,
  notation: Notation,
): { text: string; ends: boolean } {
  const minus = isNegative(value) ? notation.minus : ''
  const size = value.abs()
  const own = decimalsOf(value)
  if (own !== undefined && !(approximate && own > MAX_APPROXIMATE)) {
    return { text: minus + formatNumber(size, Math.max(least, own)), ends: true }
  }
  // Enough to see what a rounding does: three decimals, and three after the zeros at the start.
  let decimals = Math.max(3, least + 1)
  const rest = size.sub(size.floor())
  while (rest.n * 10n ** BigInt(decimals - 2) < rest.d) decimals += 1
  const cut = size.floor(decimals)
  return { text: minus + notation.goesOn(formatNumber(cut, decimals)), ends: false }
}

export function endsWithin(value: Fraction, decimals: number): boolean {
  return (decimalsOf(value) ?? Number.POSITIVE_INFINITY) <= decimals
}
