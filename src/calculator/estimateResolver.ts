import { type FieldErrors, type Resolver, set } from 'react-hook-form'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { computeEstimate, type Estimate } from '../../schemas/estimate/estimate.ts'
import type { FieldError } from '../../schemas/estimate/inputs.ts'
import { type Computed, type ControlValues, fieldKey, toTexts } from './fields/controls.ts'

/** Computes a form's values, or marks the fields that are not accepted. */
export function estimateResolver(
  calculator: Calculator,
): Resolver<ControlValues, unknown, Computed> {
  return async (values) => {
    const from = toTexts(calculator.fields, values)
    const outcome = computeEstimate(calculator, from)
    const refused = outcome.state === 'ready' ? await refusedOf(calculator, outcome.estimate) : []
    if (outcome.state === 'ready' && refused.length === 0) {
      return { values: { estimate: outcome.estimate, from }, errors: {} }
    }
    const errors: FieldErrors<ControlValues> = {}
    for (const { path, message } of outcome.state === 'invalid' ? outcome.fieldErrors : refused) {
      set(errors, fieldKey(calculator.fields, path), { type: 'refused', message })
    }
    return { values: {}, errors }
  }
}

/** What other calculators do not accept of the estimates that one makes of them. */
async function refusedOf(calculator: Calculator, estimate: Estimate): Promise<FieldError[]> {
  if (calculator.estimates.length === 0) return []
  const { refusedEstimate } = await import('../list/madeList.ts')
  const refused = await refusedEstimate(calculator, estimate)
  return refused ? [refused] : []
}
