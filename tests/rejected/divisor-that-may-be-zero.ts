import { withDivisor } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withDivisor('share'),
  message:
    "calculators/gravel-calculator.ts: formulas.volume.is divides by share, which may be zero; let the field accept 'positive'",
}
