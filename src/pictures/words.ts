import Fraction from 'fraction.js'
import { pluralOf } from '#language/grammar.ts'
import { formatNumber } from '../../schemas/formula/number.ts'
import type { Quantity } from './valueResolver.ts'

/** A whole number of things: '1 tile', '1,607 tiles'. */
export function counted(count: Fraction, one: string, many = pluralOf(one)): string {
  return `${whole(count)} ${count.equals(1) ? one : many}`
}

/** A whole number with grouping. */
export function whole(count: Fraction): string {
  return formatNumber(count, 0)
}

/** The number that a text as '1,234.5 kg' begins with. */
export function shownNumber(text: string): Fraction {
  return new Fraction(/^-?[\d,.]+/.exec(text)?.[0].replaceAll(',', '') ?? 0)
}

/** A quantity of things as it is shown, with or without decimals: '2.5 bars', '1 bar'. */
export function countedQuantity({ figure, exact }: Quantity, noun: string): string {
  return `${figure || whole(exact)} ${exact.equals(1) ? noun : pluralOf(noun)}`
}
