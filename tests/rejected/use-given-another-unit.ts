import { gravel, withUse } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'sand-calculator.ts',
  beside: gravel,
  definition: withUse({ area: 'depth' }),
  message:
    'calculators/sand-calculator.ts: uses.gravel.given.area gives "depth" in cm, where gravel-calculator has m²; convert it in a formula',
}
