import type { Formula, Operator } from './ast.ts'
import { CONVERSIONS } from './conversions.ts'
import { parseRational } from './number.ts'
import { printFormula } from './print.ts'
import { type ConversionFactor, withConversion } from './sideAdvice.ts'
import {
  formatUnit,
  isCount,
  isCountSymbol,
  multiplyUnits,
  parseUnit,
  sameUnit,
  type Unit,
} from './unit.ts'

/* Advice on a formula that does not come out in its unit. */

/** Every conversion as a formula writes it, to one or to another power, with the unit that it cancels. */
const FACTORS: readonly Factor[] = [...CONVERSIONS].flatMap(([name, { unit, value }]) =>
  [1, 2, 3].flatMap((power): Factor[] => {
    const base: Formula = { kind: 'name', name }
    const by: Formula = power === 1 ? base : { kind: 'power', base, exponent: power }
    const one = parseRational(value)
    if (!one) return []
    const factor = (operator: Operator, sign: number): Factor => ({
      text: `${operator} ${printFormula(by)}`,
      unit: multiplyUnits([[parseUnit(unit), sign * power]]),
      isPlain: power === 1,
      operator,
      by,
      value: Array.from({ length: power - 1 }).reduce<typeof one>((all) => all.mul(one), one),
    })
    return [factor('/', 1), factor('*', -1)]
  }),
)

interface Factor extends ConversionFactor {
  text: string
  unit: Unit
  isPlain: boolean
}

/** The conversions that cancel a surplus: one, or two of different kinds. */
function conversionsFor(surplus: Unit, formula: Formula | undefined): string | undefined {
  const one = FACTORS.find(({ unit }) => sameUnit(unit, surplus))
  if (one) {
    const better = formula && withConversion(formula, one)
    return better && formula
      ? `write ${printFormula(better)} in place of ${printFormula(formula)}`
      : `is a conversion missing, as ${one.text}?`
  }
  const plain = FACTORS.filter(({ isPlain }) => isPlain)
  for (const { text, unit } of plain) {
    const rest = multiplyUnits([
      [surplus, 1],
      [unit, -1],
    ])
    const other = plain.find((factor) => sameUnit(factor.unit, rest))
    if (other) return `is a conversion missing, as ${text} ${other.text}?`
  }
  return undefined
}

/**
 * Advises on a formula that comes out in `derived` where its definition declares `declared`.
 *
 * @param ofCount the advice where that is another count, or a measure
 * @param formula where it may have a plain 100 in place of a conversion
 */
export function adviceFor(
  derived: Unit,
  declared: Unit,
  ofCount = 'a count may be declared for that count or for a plain number',
  formula?: Formula,
): string {
  const surplus = multiplyUnits([
    [derived, 1],
    [declared, -1],
  ])
  const conversions =
    conversionsFor(surplus, formula) ?? (isCount(declared) && conversionsFor(derived, formula))
  if (conversions) return conversions
  const count = [...surplus].find(([symbol, power]) => isCountSymbol(symbol) && power > 0)?.[0]
  if (count !== undefined && (declared.get(count) ?? 0) < 0 && !derived.has(count)) {
    return `nothing is divided by a count in ${count}: declare ${formatUnit(derived)}, or divide by a figure in ${count}`
  }
  if (count !== undefined) {
    return `the count '${count}' is left over: what it is multiplied by is a figure for each, as kg/${count}`
  }
  if (isCount(declared)) return ofCount
  const isMissing = [...surplus.values()].every((power) => power < 0)
  const what = isMissing
    ? `what is missing is ${formatUnit(multiplyUnits([[surplus, -1]]))}`
    : `what is too much is ${formatUnit(surplus)}`
  return `${what}; is a field or a figure missing, or its unit wrong?`
}
