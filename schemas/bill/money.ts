import type Fraction from 'fraction.js'
import { decimalsOf, formatNumber, isNegative, parseTyped } from '../formula/number.ts'

/*
 * Kenyan shillings, exact to the cent.
 */

/** The words that people write before a price, and behind it: 'KSh 750', 'sh. 750', '750/=', '750 bob'. */
const BEFORE = /^(?:k?shs?\.?|kes)/i
const BEHIND = /(?:\/[=-]|bob|k?shs?|kes)$/i

/**
 * Reads a price as people type it: `750`, `1,200`, `750.50`, `1 000`, `KSh 750`, `750/=`,
 * `750 bob`. Undefined for everything else, for less than nothing, and for parts of a cent.
 */
export function parsePrice(text: string): Fraction | undefined {
  const bare = text.trim().replace(BEFORE, '').replace(BEHIND, '')
  // A space between groups of three stands for a comma.
  const price = parseTyped(bare.replace(/(\d)\s(?=\d{3}(?!\d))/g, '$1,'))
  if (!price || isNegative(price)) return undefined
  return (decimalsOf(price) ?? Infinity) <= 2 ? price : undefined
}

/** To the cent, half away from zero: what a line costs, so that a sum is that of its lines. */
export function toCent(amount: Fraction): Fraction {
  return amount.round(2)
}

/** Shillings as a bill has them: exact until they are shown. */
export interface Money {
  amount: Fraction
  /** Cents are shown, as for all money of its bill. */
  cents: boolean
}

/** Stands before an amount, and in a column of units. */
export const CURRENCY = 'KSh'

/** 'KSh 12,000', or 'KSh 12,000.50' where cents are shown. */
export function formatMoney(money: Money): string {
  return `${CURRENCY} ${formatShillings(money)}`
}

/** '12,000': money in a column whose heading names the currency. */
export function formatShillings({ amount, cents }: Money): string {
  return formatNumber(amount, cents ? 2 : 0)
}

/** Whether an amount has cents. */
export function hasCents(amount: Fraction): boolean {
  return amount.d !== 1n
}
