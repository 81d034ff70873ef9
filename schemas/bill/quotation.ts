import type Fraction from 'fraction.js'
import type { Pack } from '../definition/compiled.ts'
import { formatExact, isNegative, parseTyped } from '../formula/number.ts'
import { type Amount, nameInSentence } from './amounts.ts'

/* How a quotation, which somebody else counted, compares with an estimate. */

/** How a quotation compares with an estimate. */
export interface Difference {
  /** More than the estimate, the same, or fewer. */
  sign: 1 | 0 | -1
  /** '3 bags more than the estimate', 'the same', '2 bags fewer'. */
  words: string
}

/** How many packs a quotation has: nothing or more. */
export function parseQuotation(typed: string | undefined): Fraction | undefined {
  const count = parseTyped(typed ?? '')
  return count && !isNegative(count) ? count : undefined
}

/** Compares how many packs a quotation has with how many the estimate has. */
export function compareQuotation(quoted: Fraction, packs: Fraction, pack: Pack): Difference {
  const more = quoted.sub(packs)
  if (more.n === 0n) return { sign: 0, words: 'the same' }
  const size = more.abs()
  const apart = `${formatExact(size)} ${size.equals(1) ? pack.singular : pack.plural}`
  return isNegative(more)
    ? { sign: -1, words: `${apart} fewer` }
    : { sign: 1, words: `${apart} more than the estimate` }
}

/**
 * What a quotation comes to in one sentence: '6 of 7 lines agree; sand is 2 tonnes more than the
 * estimate'. Undefined while nothing was compared.
 */
export function quotationInWords({
  lines,
}: {
  lines: readonly (Amount & { difference: Difference | undefined })[]
}): string | undefined {
  const compared = lines.flatMap((line) =>
    line.difference ? [{ name: nameInSentence(line), ...line.difference }] : [],
  )
  if (compared.length === 0) return undefined
  const apart = compared.filter(({ sign }) => sign !== 0)
  const agree = compared.length - apart.length
  const counted = `${agree} of ${compared.length} ${compared.length === 1 ? 'line agrees' : 'lines agree'}`
  const open = lines.length - compared.length
  return [
    counted,
    ...apart.map(({ name, words }) => `${name} ${isMany(name) ? 'are' : 'is'} ${words}`),
    ...(open > 0 ? [`${open} not compared`] : []),
  ].join('; ')
}

/** A name that ends in s is one of many: 'blocks are', 'sand is'. */
function isMany(name: string): boolean {
  return /s(?: \(|$)/.test(name)
}
