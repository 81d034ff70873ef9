/*
 * Exact fractions for checking the site's results: two whole numbers and schoolbook rules, written
 * on their own, so that a mistake in the site's arithmetic cannot be repeated here.
 */

/** A quotient of whole numbers in lowest terms; `below` is above zero. */
export interface Ratio {
  above: bigint
  below: bigint
}

export function ratio(above: bigint | number, below: bigint | number = 1n): Ratio {
  const [top, bottom] = [BigInt(above), BigInt(below)]
  if (bottom === 0n) throw new RangeError('A ratio cannot have zero below')
  const shared =
    (bottom < 0n ? -1n : 1n) * divisor(top < 0n ? -top : top, bottom < 0n ? -bottom : bottom)
  return { above: top / shared, below: bottom / shared }
}

function divisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : divisor(other, one % other)
}

/** Reads '12', '-0.85' or '2/7'. */
export function ratioOf(text: string): Ratio {
  const [above = '', below = '1'] = text.split('/')
  return over(decimalOf(above), decimalOf(below))
}

function decimalOf(text: string): Ratio {
  const [whole = '', decimals = ''] = text.split('.')
  return ratio(BigInt(`${whole}${decimals}` || '0'), 10n ** BigInt(decimals.length))
}

export const plus = (a: Ratio, b: Ratio) =>
  ratio(a.above * b.below + b.above * a.below, a.below * b.below)
export const minus = (a: Ratio, b: Ratio) =>
  ratio(a.above * b.below - b.above * a.below, a.below * b.below)
export const times = (a: Ratio, b: Ratio) => ratio(a.above * b.above, a.below * b.below)
export const over = (a: Ratio, b: Ratio) => ratio(a.above * b.below, a.below * b.above)
export const isZero = (a: Ratio) => a.above === 0n
export const isAboveZero = (a: Ratio) => a.above > 0n
export const isSame = (a: Ratio, b: Ratio) => a.above === b.above && a.below === b.below
export const isLess = (a: Ratio, b: Ratio) => a.above * b.below < b.above * a.below

/** The greatest whole number that is not above a ratio. */
export function floorOf({ above, below }: Ratio): Ratio {
  const rest = ((above % below) + below) % below
  return ratio((above - rest) / below)
}

/** The least whole number that is not below a ratio. */
export function ceilOf(a: Ratio): Ratio {
  const floor = floorOf(a)
  return isLess(floor, a) ? plus(floor, ratio(1)) : floor
}

/**
 * The square root as the project's decisions word it: exact for the square of a fraction, otherwise
 * rounded to 30 decimals and as many more as it has digits before its point.
 */
export function rootOf({ above, below }: Ratio): Ratio {
  if (above < 0n) throw new RangeError('The root of a negative')
  // √(a/b) is √(ab)/b, and a fraction where ab is a square.
  const product = above * below
  const root = wholeRoot(product)
  if (root * root === product) return ratio(root, below)
  const digits = String(root / below).length
  const scale = 10n ** BigInt(30 + digits)
  const doubled = wholeRoot(4n * product * scale * scale) / below
  return ratio((doubled + 1n) / 2n, scale)
}

/** The largest whole number whose square is not more, by Newton's method from above. */
function wholeRoot(value: bigint): bigint {
  if (value < 2n) return value
  let better = 10n ** BigInt(Math.ceil(value.toString().length / 2))
  let guess = better + 1n
  while (better < guess) {
    guess = better
    better = (guess + value / guess) / 2n
  }
  return guess
}

/** A ratio rounded to so many decimals, half away from zero. */
export function roundTo({ above, below }: Ratio, decimals: number): Ratio {
  const scale = 10n ** BigInt(decimals)
  const size = above < 0n ? -above : above
  const rounded = floorOf(ratio(2n * size * scale + below, 2n * below)).above
  return ratio(above < 0n ? -rounded : rounded, scale)
}

/** A ratio with a fixed count of decimals, rounded half away from zero, in groups of three. */
export function show({ above, below }: Ratio, decimals: number): string {
  const scaled = (above < 0n ? -above : above) * 10n ** BigInt(decimals)
  let whole = scaled / below
  if ((scaled % below) * 2n >= below) whole += 1n
  const digits = whole.toString().padStart(decimals + 1, '0')
  const cut = digits.length - decimals
  let grouped = ''
  for (let index = 0; index < cut; index += 1) {
    if (index > 0 && (cut - index) % 3 === 0) grouped += ','
    grouped += digits[index]
  }
  const sign = above < 0n && whole !== 0n ? '-' : ''
  return sign + grouped + (decimals > 0 ? `.${digits.slice(cut)}` : '')
}

/**
 * The least whole number from `first` on for which something holds that holds for every larger one:
 * found by trying, where the site divides and rounds up.
 */
export function least(first: bigint, holds: (count: bigint) => boolean): bigint {
  if (holds(first)) return first
  let below = first
  let step = 1n
  while (!holds(below + step)) {
    below += step
    step *= 2n
  }
  let above = below + step
  while (above - below > 1n) {
    const middle = (below + above) / 2n
    if (holds(middle)) above = middle
    else below = middle
  }
  return above
}
