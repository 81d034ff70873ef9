import { gravel, withEstimate } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'garden-estimator.ts',
  beside: gravel,
  definition: withEstimate({ forEach: 'bed', name: 'Bed {row}' }),
  message:
    'calculators/garden-estimator.ts: estimates[0].forEach is "bed", which is not a repeat; did you mean "beds"?',
}
