import { isAboveZero, isLess, over, plus, type Ratio, ratio, times } from './ratio.ts'

const isDigits = (text: string) => [...text].every((character) => '0123456789'.includes(character))

/**
 * Reads a number as the project's decisions word it: an optional sign, digits, at most one point,
 * commas between groups of three, ¼, ½ or ¾ after the last digit, spaces around, at most 15 characters.
 * Undefined: not a number.
 */
export function readTyped(typed: string): Ratio | undefined {
  const text = typed.trim()
  if (text.length > 15) return undefined
  const negative = text.startsWith('-')
  const unsigned = negative || text.startsWith('+') ? text.slice(1) : text
  const parts = withoutQuarter(unsigned).split('.')
  if (parts.length > 2) return undefined
  const [before = '', after = ''] = parts
  const whole = before.includes(',') ? withoutCommas(before) : before
  if (whole === undefined || !isDigits(whole) || !isDigits(after)) return undefined
  if (whole === '' && after === '') return undefined
  const value = BigInt(whole + after)
  return ratio(negative ? -value : value, 10n ** BigInt(after.length))
}

/** '4½' and '4 ½' as '4.5'; any other text as it is. */
function withoutQuarter(text: string): string {
  const decimals = { '¼': '.25', '½': '.5', '¾': '.75' }
  for (const [quarter, decimal] of Object.entries(decimals)) {
    const before = text.slice(0, -1).replace(/ $/, '')
    if (text.endsWith(quarter) && /\d$/.test(before)) return before + decimal
  }
  return text
}

export type Typed = Readonly<Record<string, string>>

/** A number above zero. */
export function positive(typed: string | undefined): Ratio | undefined {
  const value = readTyped(typed ?? '')
  return value && isAboveZero(value) ? value : undefined
}

/** All of the named inputs, each above zero, or undefined. */
export function positives(typed: Typed, names: string[]): Ratio[] | undefined {
  const values = names.flatMap((name) => positive(typed[name]) ?? [])
  return values.length === names.length ? values : undefined
}

/** A number from zero. */
export function fromZero(typed: string | undefined): Ratio | undefined {
  const value = readTyped(typed ?? '')
  return value && !isLess(value, ratio(0)) ? value : undefined
}

/**
 * An amount with what is spilled and lost of it: so much per cent as typed, from 0 to 100, or else as
 * many as the page has at first.
 */
export function withAllowance(amount: Ratio, typed: Typed, atFirst: number): Ratio {
  const own = fromZero(typed.allowance)
  const percent = own && !isLess(ratio(100), own) ? own : ratio(atFirst)
  return times(amount, over(plus(ratio(100), percent), ratio(100)))
}

/** A whole number, so much or more. */
export function wholeFrom(typed: string | undefined, least: number): Ratio | undefined {
  const value = readTyped(typed ?? '')
  if (!value || value.above % value.below !== 0n || isLess(value, ratio(least))) return undefined
  return value
}

function withoutCommas(text: string): string | undefined {
  const [first = '', ...groups] = text.split(',')
  if (first.length < 1 || first.length > 3 || first.startsWith('0')) return undefined
  return groups.every((group) => group.length === 3) ? first + groups.join('') : undefined
}
