import { gravel, withEstimate } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'garden-estimator.ts',
  beside: gravel,
  definition: withEstimate({ given: { area: 'area', stone: 'depth' } }),
  message:
    'calculators/garden-estimator.ts: estimates[0].given.stone gives "depth", where gravel-calculator has a choice; give it a choice of the same options',
}
