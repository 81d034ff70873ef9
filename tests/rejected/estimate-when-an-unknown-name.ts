import { gravel, withEstimate } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'garden-estimator.ts',
  beside: gravel,
  definition: withEstimate({ when: 'aera' }),
  message:
    'calculators/garden-estimator.ts: estimates[0].when is "aera", which is not a field, constant or formula; did you mean "area"?',
}
