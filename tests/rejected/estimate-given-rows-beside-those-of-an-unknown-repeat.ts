import { withBeds, withEstimate } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'garden-estimator.ts',
  beside: { 'gravel-calculator': withBeds },
  definition: withEstimate({ given: { area: 'area', beds: ['beds', 'bets'] } }),
  message:
    'calculators/garden-estimator.ts: estimates[0].given.beds gives the rows of "bets", which is not a repeat; did you mean "beds"?',
}
