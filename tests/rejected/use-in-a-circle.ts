import { sand } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'sand-calculator.ts',
  beside: {
    'gravel-calculator': {
      ...sand,
      uses: { sand: { ...sand.uses.gravel, of: 'sand-calculator' } },
    },
  },
  definition: sand,
  message:
    "calculators/sand-calculator.ts: uses.gravel.of is 'gravel-calculator', which needs this calculator in turn: gravel-calculator → sand-calculator → gravel-calculator",
}
