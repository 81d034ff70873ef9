import { gravel, withUse } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'sand-calculator.ts',
  beside: gravel,
  definition: withUse({ stone: 'depth' }),
  message:
    'calculators/sand-calculator.ts: uses.gravel.given.stone gives "depth", which is not a choice; known here: stone',
}
