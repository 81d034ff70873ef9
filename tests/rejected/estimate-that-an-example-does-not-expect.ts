import { gravel, withEstimate } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'garden-estimator.ts',
  beside: gravel,
  definition: withEstimate(),
  message:
    "calculators/garden-estimator.ts: examples.path.estimates lacks 'Path'; its key figure is '1.6'\ncalculators/garden-estimator.ts: examples.yard.estimates lacks 'Path'; its key figure is '19.0'",
}
