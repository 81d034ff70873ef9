import { gardenExamples, gravel, withBeds, withEstimate } from './support/language.ts'
import type { Rejected } from './valid.ts'

const { path, yard } = gardenExamples

export const rejected: Rejected = {
  file: 'garden-estimator.ts',
  beside: gravel,
  definition: withEstimate(
    { given: { area: 'rest', depth: 'depth', stone: 'stone' } },
    {
      constants: {
        ...withBeds.constants,
        terrace: { value: '20', unit: 'm²', assumption: 'A terrace of four by five.' },
      },
      formulas: { ...withBeds.formulas, rest: { unit: 'm²', is: 'area - terrace' } },
      examples: { path, yard: { ...yard, estimates: { Path: '15.2' } } },
    },
  ),
  message:
    'calculators/garden-estimator.ts: examples.path.given is not a valid input: area is not accepted (Path: Area: a number above zero)',
}
