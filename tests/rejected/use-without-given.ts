import { gravel, sand } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'sand-calculator.ts',
  beside: gravel,
  definition: { ...sand, uses: { gravel: { of: 'gravel-calculator' } } },
  message:
    'calculators/sand-calculator.ts: uses.gravel.given is missing; an object with names as keys is expected',
}
