import { gravel, withUse } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'sand-calculator.ts',
  beside: gravel,
  definition: withUse({ dpeth: 'depth' }),
  message:
    'calculators/sand-calculator.ts: uses.gravel.given.dpeth is not a field of gravel-calculator; did you mean "depth"?',
}
