import { gravel, withUse } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'sand-calculator.ts',
  beside: gravel,
  definition: withUse({ of: 'sand-calculator' }),
  message:
    "calculators/sand-calculator.ts: uses.gravel.of is 'sand-calculator', which needs this calculator in turn: sand-calculator → sand-calculator",
}
