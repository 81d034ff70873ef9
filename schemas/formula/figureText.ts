import type Fraction from 'fraction.js'
import type { Notation } from './notation.ts'
import { decimalsOf, formatNumber, isNegative } from './number.ts'

/* The figures of a working as text: exact, with their units. */

/** The value of a name in a formula, with its label and unit. */
export interface Figure {
  /** Its name in words, as inside a sentence: 'room area'. */
  label: string
  value: Fraction
  unit: string
  /** Decimals it is shown with elsewhere on the page; a working never cuts it to them. */
  decimals?: number | undefined
  /** True for a figure that a definition gives: a quotient is then written as one, (2/7). */
  given?: boolean
  /** True for a value that depends on a root or on π: it is right to thirty decimals, more than anybody reads. */
  approximate?: boolean
}

/** A figure that others compute with: where its decimals do not end, its exact fraction is there. */
export function withUnit(figure: Omit<Figure, 'label'>, notation: Notation): string {
  const { value, given, approximate } = figure
  const { text, ends } = digits(figure, notation)
  if (ends || approximate) return quantityOf(text, figure, notation)
  const above = signed(String(value.n), value, notation)
  const exact = given ? notation.fraction(above, value.d) : notation.exactly(text, above, value.d)
  return quantityOf(exact, figure, notation)
}

/** A figure's text with its unit, which goes by the exact value. */
export function quantityOf(
  text: string,
  { unit, value }: Pick<Figure, 'unit' | 'value'>,
  notation: Notation,
): string {
  return notation.quantity(text, unit, value.n === 1n && value.d === 1n)
}

function signed(text: string, value: Fraction, notation: Notation): string {
  return isNegative(value) ? notation.negative(text) : text
}

/** Most decimals of an approximation that are written out. */
const MAX_APPROXIMATE = 15

/** The exact value with at least the figure's decimals, or cut where its decimals do not end. */
export function digits(
  { value, decimals: least = 0, approximate }: Omit<Figure, 'label'>,
  notation: Notation,
): { text: string; ends: boolean } {
  const size = value.abs()
  const exactDecimals = decimalsOf(value)
  if (exactDecimals !== undefined && !(approximate && exactDecimals > MAX_APPROXIMATE)) {
    const text = formatNumber(size, Math.max(least, exactDecimals))
    return { text: signed(text, value, notation), ends: true }
  }
  // Enough to show the effect of a rounding: three decimals, and three after the zeros at the start.
  let decimals = Math.max(3, least + 1)
  const rest = size.sub(size.floor())
  while (rest.n * 10n ** BigInt(decimals - 2) < rest.d) decimals += 1
  const cut = size.floor(decimals)
  const text = notation.goesOn(formatNumber(cut, decimals))
  return { text: signed(text, value, notation), ends: false }
}

export function endsWithin(value: Fraction, decimals: number): boolean {
  return (decimalsOf(value) ?? Number.POSITIVE_INFINITY) <= decimals
}
