import { gravel, withEstimate } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'garden-estimator.ts',
  beside: gravel,
  definition: withEstimate({ of: 'gravle-calculator' }),
  message:
    'calculators/garden-estimator.ts: estimates[0].of is \'gravle-calculator\', which is not a calculator; did you mean "gravel-calculator"?',
}
