import { type Ratio, ratio } from './ratio.ts'

const isDigits = (text: string) => [...text].every((character) => '0123456789'.includes(character))

/**
 * Reads a number as the project's decisions word it: an optional sign, digits, at most one point,
 * commas between groups of three, spaces around, at most 15 characters. Undefined: not a number.
 */
export function readTyped(typed: string): Ratio | undefined {
  const text = typed.trim()
  if (text.length > 15) return undefined
  const negative = text.startsWith('-')
  const unsigned = negative || text.startsWith('+') ? text.slice(1) : text
  const parts = unsigned.split('.')
  if (parts.length > 2) return undefined
  const [before = '', after = ''] = parts
  const whole = before.includes(',') ? withoutCommas(before) : before
  if (whole === undefined || !isDigits(whole) || !isDigits(after)) return undefined
  if (whole === '' && after === '') return undefined
  const value = BigInt(whole + after)
  return ratio(negative ? -value : value, 10n ** BigInt(after.length))
}

function withoutCommas(text: string): string | undefined {
  const [first = '', ...groups] = text.split(',')
  if (first.length < 1 || first.length > 3 || first.startsWith('0')) return undefined
  return groups.every((group) => group.length === 3) ? first + groups.join('') : undefined
}
