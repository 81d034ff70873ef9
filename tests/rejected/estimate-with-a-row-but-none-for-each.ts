import { gravel, withEstimate } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'garden-estimator.ts',
  beside: gravel,
  definition: withEstimate({ name: 'Bed {row}' }),
  message:
    'calculators/garden-estimator.ts: estimates[0].name shows {row}, but only an estimate with forEach has a {row} to show',
}
