import { gardenExamples, gravel, withEstimate } from './support/language.ts'
import type { Rejected } from './valid.ts'

const { path, yard } = gardenExamples

export const rejected: Rejected = {
  file: 'garden-estimator.ts',
  beside: gravel,
  definition: withEstimate(
    {},
    { examples: { path: { ...path, estimates: { Path: '1.7' } }, yard } },
  ),
  message:
    "calculators/garden-estimator.ts: examples.path.estimates says '1.7' of 'Path', but its key figure is '1.6'",
}
