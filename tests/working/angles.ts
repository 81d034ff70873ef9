import { type Ratio, ratio, roundTo } from '../oracle/ratio.ts'

/*
 * Computes sine and cosine as people made the old tables: from halves of an angle, by the formulas for the
 * sum of two angles. It shares nothing with the series of the language. All values are whole units of the
 * 130th decimal.
 */

const UNIT = 10n ** 130n
const by = (one: bigint, other: bigint) => (one * other) / UNIT

interface Turn {
  cosine: bigint
  sine: bigint
}

/** The root by bisection. */
function root(value: bigint): bigint {
  const square = value * UNIT
  let [low, high] = [0n, UNIT * 2n]
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if (middle * middle <= square) low = middle
    else high = middle
  }
  return low
}

const halved = ({ cosine }: Turn): Turn => ({
  cosine: root((UNIT + cosine) / 2n),
  sine: root((UNIT - cosine) / 2n),
})
const together = (one: Turn, other: Turn): Turn => ({
  cosine: by(one.cosine, other.cosine) - by(one.sine, other.sine),
  sine: by(one.sine, other.cosine) + by(one.cosine, other.sine),
})

/** A right angle, half of it, half of that, and so on. */
const HALVES: Turn[] = [{ cosine: 0n, sine: UNIT }]
for (let time = 0; time < 100; time += 1) {
  HALVES.push(halved(HALVES.at(-1) ?? { cosine: UNIT, sine: UNIT }))
}

/** An angle as so many halves of halves of a right angle, put together. */
function turn({ above, below }: Ratio): Turn {
  const rightAngle = 90n * below
  let rest = above
  let all: Turn = { cosine: UNIT, sine: 0n }
  for (const part of HALVES) {
    if (rest >= rightAngle) {
      all = together(all, part)
      rest -= rightAngle
    }
    rest *= 2n
  }
  // The rest is so small that its sine is proportional to it.
  const last = HALVES.at(-1)?.sine ?? 0n
  const small = (last * rest) / (2n * rightAngle)
  return together(all, { sine: small, cosine: UNIT - by(small, small) / 2n })
}

export const sine = (degrees: Ratio) => roundTo(ratio(turn(degrees).sine, UNIT), 30)
export const cosine = (degrees: Ratio) => roundTo(ratio(turn(degrees).cosine, UNIT), 30)

export function tangent(degrees: Ratio): Ratio {
  const all = turn(degrees)
  return roundTo(ratio(all.sine, all.cosine), 30)
}
