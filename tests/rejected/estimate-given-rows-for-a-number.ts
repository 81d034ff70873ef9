import { gravel, withEstimate } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'garden-estimator.ts',
  beside: gravel,
  definition: withEstimate({ given: { area: ['beds'] } }),
  message:
    'calculators/garden-estimator.ts: estimates[0].given.area gives rows of beds, where gravel-calculator has one number; give one name',
}
