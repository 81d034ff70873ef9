import Fraction from 'fraction.js'

/** A root that is no fraction is right to so many decimals, and more where it is large. */
const DECIMALS = 30

/**
 * The square root: exact for the square of a fraction, otherwise rounded to 30 decimals and as many
 * more as the root has digits before its point, so that its square is within 10⁻²⁹ of the value.
 * The value is not below zero.
 */
export function squareRoot(value: Fraction): Fraction {
  const [above, below] = [wholeRoot(value.n), wholeRoot(value.d)]
  if (above * above === value.n && below * below === value.d) return new Fraction(above, below)
  const digits = String(wholeRoot(value.n / value.d)).length
  const scale = 10n ** BigInt(DECIMALS + digits)
  // Twice the root, so that its last digit says whether to round up.
  const doubled = wholeRoot((4n * value.n * scale * scale) / value.d)
  return new Fraction((doubled + 1n) / 2n, scale)
}

/** The largest whole number whose square is not more than `value`: Newton's method in integers. */
function wholeRoot(value: bigint): bigint {
  if (value < 2n) return value
  let root = 1n << BigInt((value.toString(2).length + 1) >> 1)
  for (;;) {
    const next = (root + value / root) >> 1n
    if (next >= root) return root
    root = next
  }
}
