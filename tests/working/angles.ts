import { add, divide, type Exact, exact, multiply, roundTo, subtract } from './exact.ts'

/*
 * Sine and cosine as a table of old was made: from halves of an angle, by the formulas of two angles. It
 * shares nothing with the series that the language adds up.
 */

const DIGITS = 130
const unit = exact(1n)
const cut = (value: Exact) => roundTo(value, DIGITS)
const by = (one: Exact, other: Exact) => cut(multiply(one, other))

interface Turn {
  cosine: Exact
  sine: Exact
}

/** The root by bisection, in units of the last digit. */
function root(value: Exact): Exact {
  const scale = 10n ** BigInt(DIGITS)
  const square = (value.above * scale * scale) / value.below
  let [low, high] = [0n, scale * 2n]
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if (middle * middle <= square) low = middle
    else high = middle
  }
  return exact(low, scale)
}

const half = exact(1n, 2n)
const halved = ({ cosine }: Turn): Turn => ({
  cosine: root(multiply(add(unit, cosine), half)),
  sine: root(multiply(subtract(unit, cosine), half)),
})
const together = (one: Turn, other: Turn): Turn => ({
  cosine: subtract(by(one.cosine, other.cosine), by(one.sine, other.sine)),
  sine: add(by(one.sine, other.cosine), by(one.cosine, other.sine)),
})

/** A right angle, half of it, half of that, and so on. */
const HALVES: Turn[] = [{ cosine: exact(0n), sine: unit }]
for (let time = 0; time < 100; time += 1) {
  HALVES.push(halved(HALVES.at(-1) ?? { cosine: unit, sine: unit }))
}

/** An angle as so many halves of halves of a right angle, put together. */
function turn(degrees: Exact): Turn {
  let rest = divide(degrees, exact(90n))
  let all: Turn = { cosine: unit, sine: exact(0n) }
  for (const part of HALVES) {
    if (rest.above >= rest.below) {
      all = together(all, part)
      rest = subtract(rest, unit)
    }
    rest = add(rest, rest)
  }
  // What is left is so small that its sine grows as it does.
  const last = HALVES.at(-1)?.sine ?? unit
  const small = by(last, multiply(rest, half))
  return together(all, { sine: small, cosine: subtract(unit, by(multiply(small, small), half)) })
}

export const sine = (degrees: Exact) => roundTo(turn(degrees).sine, 30)
export const cosine = (degrees: Exact) => roundTo(turn(degrees).cosine, 30)

export function tangent(degrees: Exact): Exact {
  const all = turn(degrees)
  return roundTo(divide(all.sine, all.cosine), 30)
}
