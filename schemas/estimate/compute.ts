import type Fraction from 'fraction.js'
import * as refusals from '#language/refusals.ts'
import type { Calculator } from '../definition/compiled.ts'
import { repeatNamed } from '../definition/repeatNamed.ts'
import { ownRows, repeatsInOrder } from '../definition/rowReferences.ts'
import { beforeDot, behindDot } from '../formula/ast.ts'
import type { CompiledFormula, RowsWithOption } from '../formula/compiled.ts'
import { NoValueError } from '../formula/error.ts'
import { evaluate, type Scope } from '../formula/evaluate.ts'
import { parseRational } from '../formula/number.ts'
import { isWithin, rangeInWords } from '../formula/range.ts'
import { conversionValue } from '../measures.ts'
import { type Failure, type FilledIn, locateError, locateErrorInRow } from './errorLocation.ts'
import { type FieldError, type Inputs, inputsOfRow } from './inputs.ts'

/** For each repeat the exact values of its rows. */
export type RowValues = ReadonlyMap<string, readonly ReadonlyMap<string, Fraction>[]>

/** The values of the names and columns in a calculator's formulas. */
interface Computed {
  values: ReadonlyMap<string, Fraction>
  rowValues: RowValues
}

/** The values in a form: what was entered, and what is computed of it. */
type Valued = Computed & Pick<FilledIn, 'inputs' | 'repeats'>

/**
 * The values that a formula can mention: computed ones, and conversions.
 *
 * @param by limits the rows of a repeat to those with an option
 */
export function scopeOf(form: Valued, by?: RowsWithOption): Required<Scope> {
  const { values, rowValues } = form
  return {
    value: (name) => values.get(name) ?? conversionValue(name),
    column: (path) => {
      const repeat = beforeDot(path)
      const values = (rowValues.get(repeat) ?? []).map((row) => row.get(behindDot(path)))
      return values.filter((_, row) => isAmong(form, repeat, row, by))
    },
  }
}

/** Whether any row has the option. */
export function hasRowOf(form: Pick<FilledIn, 'inputs' | 'repeats'>, by: RowsWithOption): boolean {
  return form.repeats[by.repeat]?.some((_, row) => isAmong(form, by.repeat, row, by)) === true
}

/** Whether a row of a repeat has the option that rows are limited to. */
export function isAmong(
  form: Pick<FilledIn, 'inputs' | 'repeats'>,
  repeat: string,
  row: number,
  by: RowsWithOption | undefined,
): boolean {
  return by?.repeat !== repeat || optionInRow(form, repeat, row, by.choice) === by.option
}

/** The option that is chosen in a row of a repeat; where the row has no such choice, in the form. */
export function optionInRow(
  form: Pick<FilledIn, 'inputs' | 'repeats'>,
  repeat: string,
  row: number,
  choice: string,
): string | undefined {
  return (inputsOfRow(form, repeat, row)[choice] ?? form.inputs[choice])?.typed
}

/** The same in a row of a repeat, counted from 0: its own names hide the calculator's, also where it has no value for them. */
export function scopeInRow(
  { fields }: Pick<Calculator, 'fields'>,
  form: Valued,
  row: { repeat: string; row: number },
  values: ReadonlyMap<string, Fraction>,
): Scope {
  const { value } = scopeOf(form)
  const own = repeatNamed({ fields }, row.repeat).fields
  const isOwn = (of: string) => Object.hasOwn(own, beforeDot(of))
  return {
    value: (of) => values.get(of) ?? (isOwn(of) ? undefined : value(of)),
    // A row sums those that belong to it.
    column: (path) => scopeOf(form, ownRows(fields, beforeDot(path), row)).column(path),
  }
}

/**
 * Computes every formula of a calculator, those of its repeats first. A formula that depends on an absent
 * field stays absent. Returns an error where a formula has no value that is accepted: it names the
 * field that is the likeliest cause.
 */
export function computeFormulas(calculator: Calculator, form: FilledIn): Computed | FieldError {
  const values = new Map<string, Fraction>()
  for (const [name, constant] of Object.entries(calculator.constants)) {
    const value = parseRational(constant.value)
    if (value) values.set(name, value)
  }
  addInputs(values, form.inputs)
  const rowValues = new Map<string, readonly ReadonlyMap<string, Fraction>[]>()
  const valued = { ...form, values, rowValues }

  for (const [name, repeat] of repeatsInOrder(calculator.fields)) {
    const rows: ReadonlyMap<string, Fraction>[] = []
    for (const [position, row] of (form.repeats[name] ?? []).entries()) {
      const rowValues = new Map<string, Fraction>()
      addInputs(rowValues, row)
      const inRow = scopeInRow(calculator, valued, { repeat: name, row: position }, rowValues)
      const failure = computeAll(repeat.formulas, rowValues, () => inRow)
      if (failure) return locateErrorInRow(calculator, form, { repeat: name, position }, failure)
      rows.push(rowValues)
    }
    rowValues.set(name, rows)
  }

  const failure = computeAll(calculator.formulas, values, ({ by }) => scopeOf(valued, by))
  return failure ? locateError(calculator, form, failure) : { values, rowValues }
}

function addInputs(values: Map<string, Fraction>, inputs: Inputs): void {
  for (const [name, input] of Object.entries(inputs)) {
    if (input.value) values.set(name, input.value)
    for (const [key, value] of input.named) values.set(`${name}.${key}`, value)
  }
}

/** Adds each formula's value to `values`; returns the first formula that has no acceptable one. */
function computeAll(
  formulas: readonly CompiledFormula[],
  values: Map<string, Fraction>,
  scopeFor: (formula: CompiledFormula) => Scope,
): Failure | undefined {
  for (const formula of formulas) {
    try {
      const value = evaluate(formula.ast, scopeFor(formula))
      if (value && !isWithin(value, formula.accepts)) {
        return { formula, cause: formula.ast, reason: rangeInWords(formula.accepts) }
      }
      if (!value && formula.needed) {
        return { formula, cause: formula.ast, reason: refusals.isNeeded, isAbsent: true }
      }
      if (value) values.set(formula.name, value)
    } catch (error) {
      if (!(error instanceof NoValueError)) throw error
      const reason = refusals.noValue[error.why]
      return { formula, cause: error.cause ?? formula.ast, reason }
    }
  }
  return undefined
}
