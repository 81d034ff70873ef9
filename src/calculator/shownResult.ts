import type { Calculator } from '../../schemas/definition/compiled.ts'
import { computeEstimate, type Estimate } from '../../schemas/estimate/estimate.ts'
import type { FormValues } from '../../schemas/estimate/formValues.ts'
import type { FormState } from '../state/tabState.ts'
import type { ResultState } from './results/Results.tsx'

type Origin = 'calculate' | 'link' | 'store'

/** The result that a page shows, and what brought it: Calculate, a link, or the tab's store. */
export type ShownResult =
  | (Extract<ResultState, { state: 'empty' }> & { origin?: undefined })
  | (Extract<ResultState, { state: 'ready' }> & { origin: Origin })

// One object, so that clearing what is clear already draws nothing anew.
export const EMPTY: ShownResult = { state: 'empty' }

/** An estimate that was just computed from these texts. */
export function ready(estimate: Estimate, from: FormValues, origin: Origin): ShownResult {
  return { state: 'ready', estimate, from, isStale: false, origin }
}

/** A result whose inputs were changed since; what is not one, or is marked already, stays as it is. */
export function markStale(result: ShownResult): ShownResult {
  if (result.state !== 'ready' || result.isStale) return result
  return { ...result, isStale: true }
}

/** A result as the tab's store keeps it. It keeps no figures: a later definition may compute others. */
export function storedResult(result: ShownResult): FormState['result'] {
  return result.state === 'ready' ? { from: result.from, isStale: result.isStale } : undefined
}

/** The result that was left on the page, computed anew. */
export function recomputeResult(calculator: Calculator, { result }: FormState): ShownResult {
  if (!result) return EMPTY
  const outcome = computeEstimate(calculator, result.from)
  if (outcome.state !== 'ready') return EMPTY
  return { ...outcome, ...result, origin: 'store' }
}
