import { withEdges } from './support/edged.ts'
import { withEstimate } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'garden-estimator.ts',
  beside: { 'gravel-calculator': withEdges },
  definition: withEstimate({ given: { area: 'area', beds: ['beds'] } }),
  message:
    'calculators/garden-estimator.ts: estimates[0].given.beds gives the rows of "beds", which lack edge, a field of each bed of gravel-calculator',
}
