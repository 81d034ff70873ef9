import { gravel, sand } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'sand-calculator.ts',
  beside: gravel,
  definition: {
    ...sand,
    uses: { gravel: { of: 'gravel-calculator', given: { depth: 'depth', stone: 'stone' } } },
  },
  message:
    'calculators/sand-calculator.ts: uses.gravel.given gives nothing to area, a field of gravel-calculator; give it a name',
}
