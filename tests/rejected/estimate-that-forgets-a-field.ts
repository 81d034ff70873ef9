import { gravel, withEstimate } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'garden-estimator.ts',
  beside: gravel,
  definition: withEstimate({ given: { depth: 'depth' } }),
  message:
    'calculators/garden-estimator.ts: estimates[0].given gives nothing to area, a field of gravel-calculator without a default; give it a name',
}
