import { type FieldErrors, type Resolver, set } from 'react-hook-form'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { computeEstimate, type Outcome } from '../../schemas/estimate/estimate.ts'
import type { FormValues } from '../../schemas/estimate/formValues.ts'
import { type Computed, type ControlValues, fieldKey, toTexts } from './fields/controls.ts'

/** Computes a form's texts, with the estimates of other calculators that are made of them. */
export async function computeForm(calculator: Calculator, from: FormValues): Promise<Outcome> {
  const outcome = computeEstimate(calculator, from)
  if (outcome.state === 'invalid' || calculator.estimates.length === 0) return outcome
  const { refusedEstimate } = await import('../list/madeList.ts')
  const refused = await refusedEstimate(calculator, outcome.estimate)
  return refused ? { state: 'invalid', fieldErrors: [refused] } : outcome
}

/** Computes a form's values, or marks the fields that are not accepted. */
export function estimateResolver(
  calculator: Calculator,
): Resolver<ControlValues, unknown, Computed> {
  return async (values) => {
    const from = toTexts(calculator.fields, values)
    const outcome = await computeForm(calculator, from)
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
