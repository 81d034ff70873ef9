import type { Calculator, FormCalculator } from '../../schemas/definition/compiled.ts'
import { computeEstimate, type Outcome } from '../../schemas/estimate/estimate.ts'
import type { FormValues } from '../../schemas/estimate/formValues.ts'

/** Computes a form's texts, with the estimates of other calculators that are made of them. */
export async function computeForm(
  calculator: FormCalculator,
  loadWhole: () => Promise<Calculator>,
  from: FormValues,
): Promise<Outcome> {
  const outcome = computeEstimate(calculator, from)
  if (outcome.state === 'invalid' || !calculator.makesEstimates) return outcome
  const { refusedEstimate } = await import('../childEstimates/childList.ts')
  const refused = await refusedEstimate(await loadWhole(), outcome.estimate)
  return refused ? { state: 'invalid', fieldErrors: [refused] } : outcome
}
