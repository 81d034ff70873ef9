import { type FieldErrors, type Resolver, set } from 'react-hook-form'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { computeEstimate } from '../../schemas/estimate/estimate.ts'
import { type Computed, type ControlValues, fieldKey, toTexts } from './fields/controls.ts'

/** Computes a form's values, or marks the fields that are not accepted. */
export function estimateResolver(
  calculator: Calculator,
): Resolver<ControlValues, unknown, Computed> {
  return (values) => {
    const from = toTexts(calculator.fields, values)
    const outcome = computeEstimate(calculator, from)
    if (outcome.state === 'ready') {
      return { values: { estimate: outcome.estimate, from }, errors: {} }
    }
    const errors: FieldErrors<ControlValues> = {}
    for (const { path, message } of outcome.fieldErrors) {
      set(errors, fieldKey(calculator.fields, path), { type: 'refused', message })
    }
    return { values: {}, errors }
  }
}
