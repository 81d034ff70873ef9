import { gravel, withEstimate } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'garden-estimator.ts',
  beside: gravel,
  definition: withEstimate({
    forEach: 'bed',
    name: 'Bed {row}',
    given: { area: 'area', stone: 'bed.edge' },
  }),
  message: [
    'calculators/garden-estimator.ts: estimates[0].forEach is "bed", which is not a repeat; did you mean "beds"?',
    'calculators/garden-estimator.ts: estimates[0].given.stone gives "bed.edge", where gravel-calculator has a choice; give it a choice of the same options',
  ].join('\n'),
}
