import type { Calculator } from '../../schemas/definition/compiled.ts'
import { computeEstimate, type EstimateOutcome } from '../../schemas/estimate/estimate.ts'
import type { FormValues } from '../../schemas/estimate/formValues.ts'
import { loadModule } from '../runtime/loadModule.ts'

/**
 * Computes a form's texts, with the estimates of other calculators that are made of them.
 *
 * @param onLoss is called when the network has lost one of those calculators, which is tried again.
 * @throws what those calculators throw as they load.
 */
export async function computeForm(
  calculator: Calculator,
  from: FormValues,
  onLoss: () => void,
): Promise<EstimateOutcome> {
  const outcome = computeEstimate(calculator, from)
  if (outcome.state === 'invalid' || calculator.estimates.length === 0) return outcome
  const { childError } = await loadModule(() => import('../childEstimates/childList.ts'), onLoss)
  const refused = await childError(calculator, outcome.estimate, onLoss)
  return refused ? { state: 'invalid', fieldErrors: [refused] } : outcome
}
