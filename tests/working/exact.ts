/** A fraction in whole numbers, by hand: what tests compute with, apart from the code they test. */
export interface Exact {
  above: bigint
  /** Above zero. */
  below: bigint
}

export function exact(above: bigint, below = 1n): Exact {
  if (below === 0n) throw new Error('A fraction over zero')
  const sign = below < 0n ? -1n : 1n
  const shared = divisor(above < 0n ? -above : above, below * sign)
  return { above: (sign * above) / shared, below: (sign * below) / shared }
}

function divisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : divisor(other, one % other)
}

/** Reads '12', '-0.85' or '2/7'. */
export function fromText(text: string): Exact {
  const [above = '', below = '1'] = text.split('/')
  return divide(fromDecimal(above), fromDecimal(below))
}

function fromDecimal(text: string): Exact {
  const [whole = '', decimals = ''] = text.split('.')
  return exact(BigInt(`${whole}${decimals}` || '0'), 10n ** BigInt(decimals.length))
}

export const add = (one: Exact, other: Exact): Exact =>
  exact(one.above * other.below + other.above * one.below, one.below * other.below)
export const subtract = (one: Exact, other: Exact): Exact =>
  add(one, { above: -other.above, below: other.below })
export const multiply = (one: Exact, other: Exact): Exact =>
  exact(one.above * other.above, one.below * other.below)
export const divide = (one: Exact, other: Exact): Exact =>
  exact(one.above * other.below, one.below * other.above)

export function floor({ above, below }: Exact): Exact {
  const cut = above / below
  return exact(above < 0n && above % below !== 0n ? cut - 1n : cut)
}
export function ceil({ above, below }: Exact): Exact {
  const down = floor({ above: -above, below })
  return exact(-down.above)
}

/** The square root: of the square of a fraction exactly, otherwise right to thirty decimals. */
export function squareRoot({ above, below }: Exact): Exact {
  if (above < 0n) throw new Error('The root of a negative')
  const [top, bottom] = [wholeRoot(above), wholeRoot(below)]
  if (top * top === above && bottom * bottom === below) return exact(top, bottom)
  // As many digits more as the root has before its point.
  const digits = String(wholeRoot(above / below)).length
  return roundTo(exact(wholeRoot((above * 10n ** 160n) / below), 10n ** 80n), 30 + digits)
}

/** The largest whole number whose square is not more, digit by digit as on paper, in binary. */
function wholeRoot(value: bigint): bigint {
  let root = 0n
  for (let bit = 1n << BigInt(value.toString(2).length >> 1); bit > 0n; bit >>= 1n) {
    if ((root + bit) ** 2n <= value) root += bit
  }
  return root
}

/** Rounded to so many decimals, half away from zero. */
export function roundTo(value: Exact, decimals: number): Exact {
  const scale = 10n ** BigInt(decimals)
  const size = value.above < 0n ? -value.above : value.above
  const rounded = floor(exact(2n * size * scale + value.below, 2n * value.below)).above
  return exact(value.above < 0n ? -rounded : rounded, scale)
}

export const same = (one: Exact, other: Exact): boolean =>
  one.above === other.above && one.below === other.below
