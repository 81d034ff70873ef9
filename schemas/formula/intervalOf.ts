import Fraction from 'fraction.js'
import type { Formula, FunctionName, Operator } from './ast.ts'
import {
  ANYTHING,
  closed,
  type End,
  eitherInterval,
  exactly,
  type Interval,
  intervalOfNumber,
  narrower,
  negatedEnd,
  nextWhole,
  wider,
  withinRange,
  ZERO,
} from './interval.ts'
import { isNegative, isPositive } from './number.ts'
import { printFormula } from './print.ts'
import { sine, tangent } from './sine.ts'
import { squareRoot } from './squareRoot.ts'

/**
 * The interval of a formula, from the intervals of its names. The interval may be wider than the truth, as
 * where one name stands in it twice; never narrower. It leaves out a division by zero.
 */
export function intervalOf(ast: Formula, named: (name: string) => Interval): Interval {
  const inside = (part: Formula) => intervalOf(part, named)
  switch (ast.kind) {
    case 'number':
      return intervalOfNumber(ast.value)
    case 'name':
      return named(ast.name)
    case 'rows':
      return named(printFormula(ast))
    case 'power':
      return powerOf(inside(ast.base), ast.exponent)
    case 'binary':
      return operations[ast.operator](inside(ast.left), inside(ast.right))
    case 'call':
      return functions[ast.function](ast.arguments.map(inside))
  }
}

function negated({ low, high }: Interval): Interval {
  return { low: high && negatedEnd(high), high: low && negatedEnd(low) }
}

function added(one: Interval, other: Interval): Interval {
  const sum = (first: End | undefined, second: End | undefined): End | undefined =>
    first && second && { at: first.at.add(second.at), isIn: first.isIn && second.isIn }
  return { low: sum(one.low, other.low), high: sum(one.high, other.high) }
}

/** A corner of a product: an end, or beyond every number on one side. */
type Corner = End | 'below' | 'above'

const cornersOf = ({ low, high }: Interval): [Corner, Corner] => [low ?? 'below', high ?? 'above']

function signOf(corner: Corner): number {
  if (corner === 'below') return -1
  return corner === 'above' ? 1 : corner.at.compare(ZERO)
}

function cornerProduct(one: Corner, other: Corner): Corner {
  const isNothing = (corner: Corner) => signOf(corner) === 0 && isAttained(corner)
  const sign = signOf(one) * signOf(other)
  if (sign === 0) {
    const isIn = isNothing(one) || isNothing(other) || (isAttained(one) && isAttained(other))
    return { at: ZERO, isIn }
  }
  if (typeof one === 'string' || typeof other === 'string') return sign > 0 ? 'above' : 'below'
  return { at: one.at.mul(other.at), isIn: one.isIn && other.isIn }
}

const isAttained = (corner: Corner) => typeof corner !== 'string' && corner.isIn

function product(one: Interval, other: Interval): Interval {
  const corners = cornersOf(one).flatMap((first) =>
    cornersOf(other).map((second) => cornerProduct(first, second)),
  )
  const ends = corners.filter((corner) => typeof corner !== 'string')
  const [first, ...others] = ends
  return {
    low: corners.includes('below')
      ? undefined
      : others.reduce((a, b) => wider(a, b, 1) ?? a, first),
    high: corners.includes('above')
      ? undefined
      : others.reduce((a, b) => wider(a, b, -1) ?? a, first),
  }
}

/** One divided by each value of an interval but zero. */
function reciprocal({ low, high }: Interval): Interval {
  if (low?.at.n === 0n && high?.at.n === 0n) return exactly(ZERO)
  const below = !low || isNegative(low.at)
  const above = !high || isPositive(high.at)
  if (below && above) return ANYTHING
  const turned = (end: End | undefined): End | undefined => {
    if (!end) return { at: ZERO, isIn: false }
    return end.at.n === 0n ? undefined : { at: end.at.inverse(), isIn: end.isIn }
  }
  return { low: turned(high), high: turned(low) }
}

const operations: Record<Operator, (left: Interval, right: Interval) => Interval> = {
  '+': added,
  '-': (left, right) => added(left, negated(right)),
  '*': product,
  '/': (left, right) => product(left, reciprocal(right)),
}

function powerOf(base: Interval, exponent: number): Interval {
  if (exponent === 0) return exactly(new Fraction(1))
  const raised = (end: End | undefined): End | undefined => {
    if (!end) return undefined
    const [s, n, d] = [end.at.s, end.at.n, end.at.d].map((part) => part ** BigInt(exponent))
    return { ...end, at: new Fraction((s ?? 1n) * (n ?? 0n), d ?? 1n) }
  }
  const { low, high } = base
  const rises = exponent % 2 === 1 || (low && !isNegative(low.at))
  if (rises) return { low: raised(low), high: raised(high) }
  if (high && !isPositive(high.at)) return { low: raised(high), high: raised(low) }
  return { low: closed(ZERO), high: wider(raised(low), raised(high), -1) }
}

const larger = (one: Interval, other: Interval): Interval => ({
  low: narrower(one.low, other.low, 1),
  high: wider(one.high, other.high, -1),
})

/** Nobody enters a number so small that its root is rounded to zero. */
const rootEnd = ({ at, isIn }: End): End => ({ at: squareRoot(at), isIn: isIn || at.n !== 0n })

const RIGHT_ANGLE = new Fraction(90)

/**
 * The interval of a function that rises from 0° to 90°. The check of angles refuses anything
 * else.
 */
function rising(angle: Interval, of: (angle: Fraction) => Fraction): Interval {
  const { low, high } = withinRange(angle, { minimum: '0', maximum: '90' })
  if (!low || !high || low.at.gt(high.at)) return ANYTHING
  const hasEnd = ({ at }: End) => of !== tangent || at.lt(RIGHT_ANGLE)
  // As with a root, nobody enters a number so small that it is rounded to zero.
  const end = ({ at, isIn }: End): End => ({ at: of(at), isIn: isIn || at.n !== 0n })
  return { low: hasEnd(low) ? end(low) : undefined, high: hasEnd(high) ? end(high) : undefined }
}

const functions: Record<FunctionName, (values: Interval[]) => Interval> = {
  ceil: ([{ low, high } = ANYTHING]) => ({
    low: low && closed(nextWhole(low)),
    high: high && closed(high.at.ceil()),
  }),
  floor: ([{ low, high } = ANYTHING]) => ({
    low: low && closed(low.at.floor()),
    high: high && closed(nextWhole(negatedEnd(high)).neg()),
  }),
  min: (values) => negated(values.map(negated).reduce(larger)),
  max: (values) => values.reduce(larger),
  sqrt: ([{ low, high } = ANYTHING]) => ({
    low: low && !isNegative(low.at) ? rootEnd(low) : closed(ZERO),
    high: high && (isNegative(high.at) ? closed(ZERO) : rootEnd(high)),
  }),
  sin: ([angle = ANYTHING]) => rising(angle, sine),
  cos: ([angle = ANYTHING]) => rising(added(exactly(RIGHT_ANGLE), negated(angle)), sine),
  tan: ([angle = ANYTHING]) => rising(angle, tangent),
  first: (values) => values.reduce(eitherInterval),
}
