import type { Calculator } from '../../../schemas/definition/compiled.ts'
import { computeEstimate, type ResultRow, shownInput } from '../../../schemas/estimate/estimate.ts'
import { defaultTexts } from '../../../schemas/estimate/inputs.ts'

/** A worked example, computed by the calculator's own formulas. */
export interface WorkedOut {
  name: string
  inputs: { key: string; label: string; value: string; unit: string }[]
  rows: ResultRow[]
  /** Inputs and results by name, as texts show them. */
  shown: ReadonlyMap<string, string>
}

/** Computes every worked example of a calculator, by its name in the definition. */
export function workOut(calculator: Calculator): Map<string, WorkedOut> {
  const worked = new Map<string, WorkedOut>()
  for (const [key, { name, given }] of Object.entries(calculator.examples)) {
    const outcome = computeEstimate(calculator, { ...defaultTexts(calculator.fields), ...given })
    // The check refuses an example that is not valid, so none is left out here.
    if (outcome.state !== 'ready') continue
    const { rows, inputs: used } = outcome.estimate
    const inputs = Object.entries(calculator.fields).map(([field, definition]) => ({
      key: field,
      label: definition.label,
      value: shownInput(calculator, used, field) ?? '',
      unit: definition.kind === 'number' && definition.unit !== '1' ? definition.unit : '',
    }))
    const shown = new Map([...inputs, ...rows].map((item) => [item.key, item.value]))
    worked.set(key, { name, inputs, rows, shown })
  }
  return worked
}
