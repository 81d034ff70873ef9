import { gravel, withEstimate } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'garden-estimator.ts',
  beside: gravel,
  definition: withEstimate({ given: { area: [] } }),
  message:
    'calculators/garden-estimator.ts: estimates[0].given.area is empty; at least one repeat is expected',
}
