import type { Calculator } from '../definition/compiled.ts'
import { repeatNamed } from '../definition/repeatNamed.ts'
import { beforeDot } from '../formula/ast.ts'
import { decimalsOf, formatExact, formatNumber } from '../formula/number.ts'
import { type Estimate, shownInput } from './estimate.ts'
import { inputsOfRow } from './inputs.ts'

/**
 * A value inside a text, such as a variant or a warning: a field as it was entered, a result with its
 * decimals, any other formula exactly. Undefined for an absent value.
 *
 * @param isExact a result too is shown exactly, or to the sixth decimal where they never end
 */
export function shownValue(
  calculator: Calculator,
  estimate: Estimate,
  name: string,
  isExact = false,
): string | undefined {
  const exact = estimate.values.get(name)
  const decimals =
    calculator.results.find(({ of }) => of === name)?.decimals ??
    calculator.formulas.find((formula) => formula.name === name)?.decimals
  if (exact && decimals !== undefined) {
    return formatNumber(exact, Math.max(decimals, isExact ? (decimalsOf(exact) ?? ENDLESS) : 0))
  }
  return shownInput(calculator, estimate.inputs, name) ?? (exact && formatExact(exact))
}

/** More than anybody measures: two lengths that look the same are the same. */
const ENDLESS = 6

/** The same in a row of a repeat, exactly; the row's own names hide the calculator's. */
export function shownInRow(
  calculator: Calculator,
  estimate: Estimate,
  { repeat, row }: { repeat: string; row: number },
  name: string,
): string | undefined {
  const own = repeatNamed(calculator, repeat)
  const exact = estimate.rowValues.get(repeat)?.[row]?.get(name)
  const isOwn = Object.hasOwn(own.fields, beforeDot(name))
  const inputText = isOwn ? shownInput(own, inputsOfRow(estimate, repeat, row), name) : undefined
  const text = inputText ?? (exact && formatExact(exact))
  return text ?? (isOwn ? undefined : shownValue(calculator, estimate, name, true))
}
