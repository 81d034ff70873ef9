import { gardenExamples, gravel, withEstimate } from './support/language.ts'
import type { Rejected } from './valid.ts'

const { path, yard } = gardenExamples

export const rejected: Rejected = {
  file: 'garden-estimator.ts',
  beside: gravel,
  definition: withEstimate(
    {},
    { examples: { path: { ...path, estimates: { ...path.estimates, Pahts: '1.6' } }, yard } },
  ),
  message:
    'calculators/garden-estimator.ts: examples.path.estimates.Pahts is not made with these inputs; did you mean "Path"?',
}
