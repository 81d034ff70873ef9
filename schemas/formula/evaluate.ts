import Fraction from 'fraction.js'
import type { ColumnFunction, Formula, FunctionName, Operator } from './ast.ts'
import { NoValueError } from './error.ts'
import { isNegative } from './number.ts'
import { cosine, sine, tangent } from './sine.ts'
import { squareRoot } from './squareRoot.ts'

/** A value, or undefined where there is none: a field was left out. */
type Value = Fraction | undefined

/** The values of the names in a formula. */
export interface Scope {
  value: (name: string) => Value
  /** The values of a repeat's column, one for each of its rows. */
  column?: (column: string) => readonly Value[]
}

/**
 * Computes a formula exactly. If a name in it is absent, so is the formula:
 * undefined; `first` is the first of its arguments that has a value. The sum of no rows is zero, the
 * smallest and the largest of them absent.
 *
 * @throws NoValueError where there is no finite value, which is a division by zero or the root of a
 * negative, with the part that causes it.
 */
export function evaluate(formula: Formula, scope: Scope): Value {
  const inside = (part: Formula) => evaluate(part, scope)
  switch (formula.kind) {
    case 'number':
      return new Fraction(formula.value)
    case 'name':
      return scope.value(formula.name)
    case 'rows':
      return allOf(scope.column?.(formula.column) ?? [], functions[formula.function])
    case 'power':
      return allOf([inside(formula.base)], ([base = ZERO]) => power(base, formula.exponent))
    case 'binary':
      return allOf([inside(formula.left), inside(formula.right)], ([left = ZERO, right = ZERO]) => {
        if (formula.operator === '/' && right.n === 0n) {
          throw new NoValueError('zeroDivisor', 'divides by zero', formula.span, formula.right)
        }
        return operations[formula.operator](left, right)
      })
    case 'call': {
      const { function: name } = formula
      const given = formula.arguments.map(inside)
      if (name === 'first') return given.find(isPresent)
      return allOf(given, (values) => {
        if (name === 'sqrt' && isNegative(values[0] ?? ZERO)) {
          const [cause] = formula.arguments
          throw new NoValueError(
            'negativeRoot',
            'takes the root of a negative',
            formula.span,
            cause,
          )
        }
        return functions[name](values)
      })
    }
  }
}

const ZERO = new Fraction(0)

/** Computes a value from several; undefined where one of them is absent. */
function allOf(values: readonly Value[], compute: (present: Fraction[]) => Value): Value {
  const present = values.filter(isPresent)
  return present.length < values.length ? undefined : compute(present)
}

const isPresent = (value: Value) => value !== undefined

const operations: Record<Operator, (left: Fraction, right: Fraction) => Fraction> = {
  '+': (left, right) => left.add(right),
  '-': (left, right) => left.sub(right),
  '*': (left, right) => left.mul(right),
  '/': (left, right) => left.div(right),
}

/** The one that comes before all others; undefined where there are none. */
const pick = ([first, ...others]: Fraction[], isBefore: (a: Fraction, b: Fraction) => boolean) =>
  others.reduce((best, value) => (best && isBefore(value, best) ? value : best), first)

/** Reduces one or more values, or a column's; undefined for none, except for a sum. */
const functions: Record<
  Exclude<FunctionName, 'first'> | ColumnFunction,
  (values: Fraction[]) => Value
> = {
  ceil: ([value = ZERO]) => value.ceil(),
  floor: ([value = ZERO]) => value.floor(),
  min: (values) => pick(values, (a, b) => a.lt(b)),
  max: (values) => pick(values, (a, b) => a.gt(b)),
  sum: (values) => values.reduce((sum, value) => sum.add(value), ZERO),
  sqrt: ([value = ZERO]) => squareRoot(value),
  sin: ([angle = ZERO]) => sine(angle),
  cos: ([angle = ZERO]) => cosine(angle),
  tan: ([angle = ZERO]) => tangent(angle),
}

/** Multiplied here, because fraction.js may answer null for a power, which a whole exponent never needs. */
function power(base: Fraction, exponent: number): Fraction {
  let product = new Fraction(1)
  for (let factor = 0; factor < exponent; factor += 1) product = product.mul(base)
  return product
}
