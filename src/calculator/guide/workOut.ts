import { figureWithUnit, unitFor } from '#language/grammar.ts'
import { isBillField } from '../../../schemas/definition/billFields.ts'
import type { Emphasis } from '../../../schemas/definition/calculator.ts'
import type { CalculatorWithGuidance } from '../../../schemas/definition/compiled.ts'
import { computeEstimate } from '../../../schemas/estimate/estimate.ts'
import { formValuesOf } from '../../../schemas/estimate/formValues.ts'
import { entered, inputRows } from '../../../schemas/estimate/inputRows.ts'

/** A row of a worked example: a figure with its label. */
export interface ExampleRow {
  key: string
  label: string
  /** With its unit: '12 ft = 3.66 m'. */
  figure: string
  emphasis?: Emphasis
}

/** A worked example, computed by the calculator's own formulas. */
export interface WorkedOut {
  name: string
  inputs: ExampleRow[]
  rows: ExampleRow[]
  /** The values of inputs and results by name, for texts that mention them. */
  shownValues: ReadonlyMap<string, string>
}

/** Computes every worked example of a calculator, by its name in the definition. */
export function workOut(calculator: CalculatorWithGuidance): Map<string, WorkedOut> {
  const worked = new Map<string, WorkedOut>()
  for (const [key, { name, given }] of Object.entries(calculator.examples)) {
    const outcome = computeEstimate(calculator, formValuesOf(calculator.fields, given))
    // The check refuses an example that is not valid, so none is left out here.
    if (outcome.state !== 'ready') continue
    const { rows } = outcome.estimate
    const entries = inputRows(calculator, outcome.estimate)
    const shownValues = new Map([...entries, ...rows].map((item) => [item.key, item.value]))
    // An example ends with its results, so it has no fields of the bill.
    const inputs = entries.flatMap((row) => {
      if (isBillField(calculator.fields[row.key])) return []
      const value = figureWithUnit(row.value, unitFor(row.unit, row.value))
      return { ...row, figure: entered({ ...row, value }) }
    })
    const results = rows.map((row) => ({ ...row, figure: figureWithUnit(row.value, row.unit) }))
    worked.set(key, { name, inputs, rows: results, shownValues })
  }
  return worked
}
