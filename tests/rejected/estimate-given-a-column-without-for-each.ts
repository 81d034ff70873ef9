import { gravel, withEstimate } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'garden-estimator.ts',
  beside: gravel,
  definition: withEstimate({ given: { area: 'beds.bedArea' } }),
  message:
    'calculators/garden-estimator.ts: estimates[0].given.area gives "beds.bedArea", which is not a number field, constant or formula; known here: area, depth, lorryLoad, volume, weight, loads, covered',
}
