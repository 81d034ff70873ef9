import { gardenExamples, gravel, withEstimate } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'garden-estimator.ts',
  beside: { ...gravel, 'path-estimator': withEstimate({}, { examples: gardenExamples }) },
  definition: withEstimate({ of: 'path-estimator' }),
  message:
    "calculators/garden-estimator.ts: estimates[0].of is 'path-estimator', which makes estimates itself; name the calculators that it makes them of",
}
