import { gravel, withEstimate } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'garden-estimator.ts',
  beside: gravel,
  definition: withEstimate({ given: { area: 'depth' } }),
  message:
    'calculators/garden-estimator.ts: estimates[0].given.area gives "depth" in cm, where gravel-calculator has m²; convert it in a formula',
}
