import Fraction from 'fraction.js'
import { figureWithUnit, nounFor } from '#language/grammar.ts'
import { formatNumber } from '../../schemas/formula/number.ts'
import type { Quantity } from './valueResolver.ts'

/** A whole number of things: '1 tile', '1,607 tiles'. */
export function countWithNoun(count: Fraction, noun: string): string {
  return figureWithUnit(wholeNumber(count), wordFor(noun, count))
}

/** The word for so many things: 'tile' for exactly 1. */
export function wordFor(noun: string, count: Fraction): string {
  return nounFor(noun, count.valueOf())
}

/** The word for more than one of them. */
export function wordForMany(noun: string): string {
  return nounFor(noun, 2)
}

/** A whole number with grouping. */
export function wholeNumber(count: Fraction): string {
  return formatNumber(count, 0)
}

/** The number that a figure as '1,234.5' shows. */
export function shownNumber(figure: string): Fraction {
  return new Fraction(figure.replaceAll(',', '') || 0)
}

/** A quantity of things as it is shown, with or without decimals: '2.5 bars', '1 bar'. */
export function countedQuantity({ figure, exact }: Quantity, noun: string): string {
  return figureWithUnit(figure || wholeNumber(exact), wordFor(noun, exact))
}
