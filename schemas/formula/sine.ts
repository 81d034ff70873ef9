import Fraction from 'fraction.js'

/*
 * Sine, cosine and tangent of an angle in degrees, from 0° to 90°, which the check has proved: right to
 * 30 decimals, and exact where they are a fraction, as the sine of 30° is. A tangent wants no angle that is
 * nearer to 90° than 10⁻²⁰°; nobody can type one.
 */

/** π in units of its 80th decimal, in which sines are added up: twenty more than a tangent needs. */
const PI = 314159265358979323846264338327950288419716939937510582097494459230781640628620900n
const ONE = 10n ** 80n

const RIGHT_ANGLE = 90

export function sine(angle: Fraction): Fraction {
  return rounded(unitsOfSine(angle), ONE)
}

export function cosine(angle: Fraction): Fraction {
  return sine(angle.neg().add(RIGHT_ANGLE))
}

export function tangent(angle: Fraction): Fraction {
  return rounded(unitsOfSine(angle), unitsOfSine(angle.neg().add(RIGHT_ANGLE)))
}

/** x − x³/3! + x⁵/5! − …, until a term is zero. */
function unitsOfSine({ n, d }: Fraction): bigint {
  const x = (n * PI) / (180n * d)
  let term = x
  let sum = x
  for (let factor = 2n; term !== 0n; factor += 2n) {
    term = (-term * x * x) / (ONE * ONE * factor * (factor + 1n))
    sum += term
  }
  return sum
}

/** A quotient that is not below zero, to 30 decimals. */
function rounded(above: bigint, below: bigint): Fraction {
  const scale = 10n ** 30n
  return new Fraction((2n * above * scale + below) / (2n * below), scale)
}
