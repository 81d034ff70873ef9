import Fraction from 'fraction.js'
import { FormulaError } from './error.ts'
import type { Formula, FunctionName, Operator } from './tree.ts'

/** Deepest tree that is computed. No text is long enough for a deeper one; a made-up tree may be. */
const MAX_DEPTH = 1000

/**
 * Computes a formula exactly. `valueNamed` gives the value of each name.
 *
 * @throws FormulaError where there is no finite value, which is a division by zero, and for a tree
 * that is nested so deep that computing it could exhaust the stack.
 */
export function evaluate(
  formula: Formula,
  valueNamed: (name: string) => Fraction,
  depth = 0,
): Fraction {
  if (depth > MAX_DEPTH) throw new FormulaError(`is nested more than ${MAX_DEPTH} deep`)
  const inside = (part: Formula) => evaluate(part, valueNamed, depth + 1)
  switch (formula.kind) {
    case 'number':
      return new Fraction(formula.value)
    case 'name':
      return valueNamed(formula.name)
    case 'power':
      return power(inside(formula.base), formula.exponent)
    case 'binary': {
      const left = inside(formula.left)
      const right = inside(formula.right)
      if (formula.operator === '/' && right.n === 0n) {
        throw new FormulaError('divides by zero', formula.at)
      }
      return operations[formula.operator](left, right)
    }
    case 'call':
      return functions[formula.function](formula.arguments.map(inside))
  }
}

const operations: Record<Operator, (left: Fraction, right: Fraction) => Fraction> = {
  '+': (left, right) => left.add(right),
  '-': (left, right) => left.sub(right),
  '*': (left, right) => left.mul(right),
  '/': (left, right) => left.div(right),
}

const pick = (values: Fraction[], better: (one: Fraction, other: Fraction) => boolean) =>
  values.reduce((best, value) => (better(value, best) ? value : best))

const functions: Record<FunctionName, (values: Fraction[]) => Fraction> = {
  ceil: ([value]) => (value ?? new Fraction(0)).ceil(),
  floor: ([value]) => (value ?? new Fraction(0)).floor(),
  min: (values) => pick(values, (one, other) => one.lt(other)),
  max: (values) => pick(values, (one, other) => one.gt(other)),
}

/** By hand: fraction.js answers null where a power has no rational value, which cannot be here. */
function power(base: Fraction, exponent: number): Fraction {
  let product = new Fraction(1)
  for (let factor = 0; factor < exponent; factor += 1) product = product.mul(base)
  return product
}
