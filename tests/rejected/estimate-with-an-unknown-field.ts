import { gravel, withEstimate } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'garden-estimator.ts',
  beside: gravel,
  definition: withEstimate({ given: { aera: 'area', area: 'area' } }),
  message:
    'calculators/garden-estimator.ts: estimates[0].given.aera is not a field of gravel-calculator; did you mean "area"?',
}
