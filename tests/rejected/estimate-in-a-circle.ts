import { withEstimate } from './support/language.ts'
import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  file: 'garden-estimator.ts',
  beside: {
    'gravel-calculator': {
      ...valid,
      estimates: [
        { name: 'Garden', stage: 'Ground', of: 'garden-estimator', given: { area: 'area' } },
      ],
    },
  },
  definition: withEstimate(),
  message:
    "calculators/garden-estimator.ts: estimates[0].of is 'gravel-calculator', which needs this calculator in turn: gravel-calculator → garden-estimator → gravel-calculator",
}
