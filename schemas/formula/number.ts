import Fraction from 'fraction.js'

/** Longest text that is still a number; what is longer was pasted by mistake. */
export const MAX_TYPED_LENGTH = 15

// Digits with at most one point, or with commas where Kenyan English puts them: groups of three,
// counted from the point, and none after a lone leading zero (0,125 is not a grouped number).
const PLAIN = /^[+-]?(\d+\.?\d*|\.\d+)$/
const GROUPED = /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/

/** Signs for a fraction, as ½ and ⅔: all that Unicode has. */
export const FRACTION_SIGNS = '¼-¾⅐-⅞'
const FRACTION = new RegExp(
  `^([+-]?)(?:(\\d+|[1-9]\\d{0,2}(?:,\\d{3})+)(\\s+|-|(?=[${FRACTION_SIGNS}])))?(?:([${FRACTION_SIGNS}])|(\\d{1,4}/\\d{1,4}))$`,
)

/**
 * Reads what a person typed as an exact number: `12`, `12.`, `.5`, `-5`, `1,200.75`, `4½`, `½`, `4 1/2`,
 * with spaces around. Everything else (`1,5`, `1e3`, `1/2`, nothing) is not a number: undefined.
 *
 * @param onTape reads it as joiners write inches: also `1/2`, `6-1/2` and `5 3/2`. Elsewhere a hyphen may be
 * meant as a minus, `1/2` as one or two, and `1 200/400` as 1200 by 400.
 */
export function parseTyped(text: string, onTape = false): Fraction | undefined {
  const number = text.trim()
  if (number.length > MAX_TYPED_LENGTH) return undefined
  const [, sign, whole = '', joint = '', fractionSign, quotient = ''] = FRACTION.exec(number) ?? []
  if (sign === undefined) {
    if (!PLAIN.test(number) && !GROUPED.test(number)) return undefined
    return new Fraction(number.replaceAll(',', ''))
  }
  // Unicode composes ½ of 1, a slash of its own, and 2.
  const part = parseRational(fractionSign?.normalize('NFKC').replace('⁄', '/') ?? quotient)
  const isUsual =
    fractionSign !== undefined || (whole !== '' && /^\d\d?\/\d\d?$/.test(quotient) && part?.lt(1))
  if (!part || !(onTape || (isUsual && joint !== '-'))) return undefined
  const size = part.add(whole.replaceAll(',', '') || '0')
  return sign === '-' ? size.neg() : size
}

/** Whether a number is written with digits alone, and without a fraction. */
export function isDecimal(text: string): boolean {
  return /^[+-]?[\d.,]+$/.test(text)
}

/**
 * Reads a number as a definition writes it: a decimal, or a quotient of two, as `5.5` or `2/7`.
 * Undefined for anything else, for nothing, and for a quotient by zero.
 */
export function parseRational(text = ''): Fraction | undefined {
  if (!/^\d+(\.\d+)?(\/\d+(\.\d+)?)?$/.test(text)) return undefined
  const [above = '', below] = text.split('/')
  if (below === undefined) return new Fraction(above)
  const divisor = new Fraction(below)
  return divisor.n === 0n ? undefined : new Fraction(above).div(divisor)
}

/** Whether a value is above zero. fraction.js gives zero a positive sign. */
export function isPositive(value: Fraction): boolean {
  return !isNegative(value) && value.n !== 0n
}

/** Whether a value is below zero. */
export function isNegative(value: Fraction): boolean {
  return value.s < 0n
}

/**
 * A number for reading, rounded once, half away from zero, with a fixed count of decimals and
 * Kenyan English grouping: `1,234.50`.
 */
export function formatNumber(value: Fraction, decimals: number): string {
  const scale = 10n ** BigInt(decimals)
  const units = (2n * value.n * scale + value.d) / (2n * value.d)
  const sign = isNegative(value) && units > 0n ? '-' : ''
  const fraction = decimals === 0 ? '' : `.${String(units % scale).padStart(decimals, '0')}`
  return sign + group(units / scale) + fraction
}

/** How many decimals a value has: 2 for 0.05, none for 12. Undefined where they never end. */
export function decimalsOf({ d }: Fraction): number | undefined {
  // A decimal fraction is one over a power of ten: nothing but twos and fives divides it.
  let rest = d
  const times = (factor: bigint) => {
    let count = 0
    for (; rest % factor === 0n; rest /= factor) count += 1
    return count
  }
  const decimals = Math.max(times(2n), times(5n))
  return rest === 1n ? decimals : undefined
}

/**
 * A number for reading, exact and without trailing zeros: `12`, `0.85`, `1,200.5`. A value whose
 * decimals never end is cut after the sixth and ends in `…`.
 */
export function formatExact(value: Fraction): string {
  const decimals = decimalsOf(value)
  if (decimals !== undefined) return formatNumber(value, decimals)
  const cut = new Fraction(value.s * ((value.n * 1_000_000n) / value.d), 1_000_000n)
  return `${formatNumber(cut, 6)}…`
}

// Not Intl: its locale data differ between devices, and a number must read the same everywhere.
function group(whole: bigint): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',')
}
