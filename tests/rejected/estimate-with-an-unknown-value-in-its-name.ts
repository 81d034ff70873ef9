import { gravel, withEstimate } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'garden-estimator.ts',
  beside: gravel,
  definition: withEstimate({ forEach: 'beds', name: 'Bed {number}' }),
  message:
    'calculators/garden-estimator.ts: estimates[0].name shows {number}; all that it can show is {row}',
}
