import { gravel, withEstimate } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'garden-estimator.ts',
  beside: gravel,
  definition: withEstimate({ forEach: 'beds' }),
  message:
    'calculators/garden-estimator.ts: estimates[0].name is the same for every row; add {row} to it',
}
