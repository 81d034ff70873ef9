import type Fraction from 'fraction.js'
import { oneInSingular, resultUnit, unitFor } from '#language/grammar.ts'
import type { Emphasis } from '../definition/calculator.ts'
import type { Calculator } from '../definition/compiled.ts'
import { optionLabel } from '../definition/interpolation.ts'
import { formatExact, formatNumber } from '../formula/number.ts'
import { interpolate } from '../messages/message.ts'
import { computeFormulas, type RowValues } from './compute.ts'
import { countedAs } from './countedAs.ts'
import type { FormValues } from './formValues.ts'
import { type FieldError, type Inputs, readForm } from './inputs.ts'

/** A result as it is shown. */
export interface ResultRow {
  /** The name of the formula. */
  key: string
  label: string
  /** Rounded once, half away from zero, with grouping: '1,234.50'. */
  value: string
  unit: string
  emphasis: Emphasis
}

/** The inputs and values of a valid form. */
export interface Estimate {
  inputs: Inputs
  /** For each repeat the inputs of its rows. */
  repeats: Readonly<Record<string, readonly Inputs[]>>
  /** For each of those rows its index in the form, which may have empty rows in between. */
  rowIndexes: Readonly<Record<string, readonly number[]>>
  /** The exact value of every name that a formula can mention, and of every formula; absent names have none. */
  values: ReadonlyMap<string, Fraction>
  /** For each repeat the exact values of each row: its fields and formulas. */
  rowValues: RowValues
  rows: ResultRow[]
  /** The form values that give this estimate again: for links, lists and the tab's store. */
  formValues: FormValues
}

export type EstimateOutcome =
  | { state: 'ready'; estimate: Estimate }
  /** The fields that are not accepted, in the order of the page: the first is the one to correct. */
  | { state: 'invalid'; fieldErrors: readonly [FieldError, ...FieldError[]] }

/** Computes a calculator from the values of its form. No text makes it throw. */
export function computeEstimate(calculator: Calculator, typed: FormValues): EstimateOutcome {
  const form = readForm(calculator.fields, typed)
  const { inputs, repeats, rowIndexes, fieldErrors, formValues } = form
  const [error, ...otherErrors] = fieldErrors
  if (error) return { state: 'invalid', fieldErrors: [error, ...otherErrors] }
  const computed = computeFormulas(calculator, form)
  if ('path' in computed) return { state: 'invalid', fieldErrors: [computed] }
  const { values, rowValues } = computed
  const rows = resultRows(calculator, inputs, values)
  const estimate = { inputs, repeats, rowIndexes, values, rowValues, rows, formValues }
  return { state: 'ready', estimate }
}

function resultRows(
  calculator: Calculator,
  inputs: Inputs,
  values: ReadonlyMap<string, Fraction>,
): ResultRow[] {
  const unitOf = new Map(calculator.formulas.map(({ name, unit }) => [name, unit]))
  return calculator.results.flatMap(({ of, label, unit, decimals, emphasis }) => {
    const exact = values.get(of)
    if (!exact) return []
    const value = formatNumber(exact, decimals)
    return {
      key: of,
      label: oneInSingular(
        interpolate(
          label,
          (name) => shownInput(calculator, inputs, name) ?? roundedForLabel(values.get(name)),
        ),
      ),
      value,
      unit:
        unit === undefined
          ? unitFor(countedAs(calculator, inputs, unitOf.get(of) ?? '1'), value)
          : resultUnit(unit, value),
      emphasis,
    }
  })
}

/** A formula's value inside a label: rounded to the decimals that measures are shown with. */
function roundedForLabel(exact: Fraction | undefined): string | undefined {
  return exact && formatNumber(exact, 2)
}

/** The value that was used for a field, for reading: '12', '1,200.5', or the option's label. */
export function shownInput(
  { fields }: Pick<Calculator, 'fields'>,
  inputs: Inputs,
  name: string,
): string | undefined {
  const field = fields[name]
  const input = inputs[name]
  if (!field || !input) return undefined
  if (field.kind === 'choice') return optionLabel(field, input.typed)
  return input.value && formatExact(input.value)
}
