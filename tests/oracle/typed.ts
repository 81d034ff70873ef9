import type { Cuts } from './cuts.ts'
import { isAboveZero, isLess, over, plus, type Ratio, ratio, times } from './ratio.ts'

const isDigits = (text: string) => [...text].every((character) => '0123456789'.includes(character))

/** What a person typed into a field without a unit: a number, or a sum of numbers without a sign. */
export function readTyped(typed: string): Ratio | undefined {
  const terms = termsOf(typed)
  const values = terms.flatMap((term) => readNumber(term) ?? [])
  const isSum = terms.length > 1
  if (values.length < terms.length || (isSum && terms.some((term) => term.startsWith('-'))))
    return undefined
  return values.reduce(plus)
}

/** The numbers of a sum; a plus before a lone number is its sign. */
export function termsOf(typed: string): string[] {
  const text = typed.trim()
  const isSigned = text.startsWith('+') && text.lastIndexOf('+') === 0
  return isSigned ? [text] : text.split('+').map((term) => term.trim())
}

const SIGNS =
  '1/4¼ 1/2½ 3/4¾ 1/7⅐ 1/9⅑ 1/10⅒ 1/3⅓ 2/3⅔ 1/5⅕ 2/5⅖ 3/5⅗ 4/5⅘ 1/6⅙ 5/6⅚ 1/8⅛ 3/8⅜ 5/8⅝ 7/8⅞'
/** The fraction that each sign stands for. */
export const FRACTION_OF: ReadonlyMap<string, string> = new Map(
  SIGNS.split(' ').map((both) => [both.slice(-1), both.slice(0, -1)] as const),
)

/**
 * Reads a number as the project's decisions word it: an optional sign, digits, at most one point,
 * commas between groups of three, a fraction behind a whole number or a sign as ½ alone, spaces around, at
 * most 15 characters. Inches also have '1/2' alone, '6-1/2' and '5 3/2'. Undefined: not a number.
 */
export function readNumber(typed: string, areInches = false): Ratio | undefined {
  const text = typed.trim()
  const negative = text.startsWith('-')
  const unsigned = negative || text.startsWith('+') ? text.slice(1) : text
  const isFraction = unsigned.includes('/') || FRACTION_OF.has(unsigned.slice(-1))
  if (text.length > 15) return undefined
  const value = isFraction ? withFraction(unsigned, areInches) : decimal(unsigned)
  return value && negative ? times(ratio(-1), value) : value
}

function decimal(text: string): Ratio | undefined {
  const parts = text.split('.')
  if (parts.length > 2) return undefined
  const [before = '', after = ''] = parts
  const whole = before.includes(',') ? withoutCommas(before) : before
  if (whole === undefined || !isDigits(whole + after) || whole + after === '') return undefined
  return ratio(BigInt(whole + after), 10n ** BigInt(after.length))
}

function withFraction(text: string, areInches: boolean): Ratio | undefined {
  const sign = FRACTION_OF.get(text.slice(-1))
  let start = sign === undefined ? text.indexOf('/') : text.length - 1
  while (sign === undefined && start > 0 && isDigits(text.charAt(start - 1))) start -= 1
  const [above = '', below = '', ...others] = (sign ?? text.slice(start)).split('/')
  const isQuotient = [above, below].every((side) => isDigits(side) && /^.{1,4}$/.test(side))
  if (!isQuotient || others.length > 0 || BigInt(below) === 0n) return undefined
  const part = ratio(BigInt(above), BigInt(below))
  const head = text.slice(0, start)
  if (head === '') return sign !== undefined || areInches ? part : undefined
  const hasHyphen = areInches && head.endsWith('-')
  const before = hasHyphen ? head.slice(0, -1) : head.trimEnd()
  const isJoined = hasHyphen || sign !== undefined || before !== head
  const whole = before.includes(',') ? withoutCommas(before) : before
  if (!isJoined || whole === undefined || whole === '' || !isDigits(whole)) return undefined
  const isUsual = above.length < 3 && below.length < 3 && isLess(part, ratio(1))
  if (!areInches && sign === undefined && !isUsual) return undefined
  return plus(ratio(BigInt(whole)), part)
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

/** Exact amounts by the id of their material. */
export type Amounts = Record<string, Ratio>

/** The results and materials of a calculator, worked out by hand. */
export interface Worked {
  shown: Record<string, string>
  takes: Amounts
  /** The pieces of what is cut, which `takes` has as one length. */
  cut?: Cuts
  /** The quantities of its labour, if it has any. */
  labour?: Amounts
}

/** Null where the input is not valid. */
export type Work = (typed: Typed) => Worked | null
