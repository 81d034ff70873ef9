import { gravel, withEstimate } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'garden-estimator.ts',
  beside: gravel,
  definition: withEstimate({ stage: '' }),
  message: 'calculators/garden-estimator.ts: estimates[0].stage is empty; a text is expected',
}
