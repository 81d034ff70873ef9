import { withBeds, withEstimate } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'garden-estimator.ts',
  beside: { 'gravel-calculator': withBeds },
  definition: withEstimate({ given: { area: 'area', beds: 'beds' } }),
  message:
    'calculators/garden-estimator.ts: estimates[0].given.beds gives "beds", where gravel-calculator has rows; give a list of repeats, as [\'beds\']',
}
