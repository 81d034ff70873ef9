import Fraction from 'fraction.js'
import { FormulaError } from './error.ts'
import type { Formula, FunctionName, Operator } from './tree.ts'

/**
 * Computes a formula exactly. `valueNamed` gives the value of each name.
 *
 * @throws FormulaError where there is no finite value: a division by zero.
 */
export function evaluate(formula: Formula, valueNamed: (name: string) => Fraction): Fraction {
  switch (formula.kind) {
    case 'number':
      return new Fraction(formula.value)
    case 'name':
      return valueNamed(formula.name)
    case 'power':
      return power(evaluate(formula.base, valueNamed), formula.exponent)
    case 'binary': {
      const left = evaluate(formula.left, valueNamed)
      const right = evaluate(formula.right, valueNamed)
      if (formula.operator === '/' && right.n === 0n) {
        throw new FormulaError('divides by zero', formula.at)
      }
      return operations[formula.operator](left, right)
    }
    case 'call':
      return functions[formula.function](
        formula.arguments.map((argument) => evaluate(argument, valueNamed)),
      )
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
