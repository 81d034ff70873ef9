import { gravel, withUse } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'sand-calculator.ts',
  beside: gravel,
  definition: withUse({ stone: 'stones' }),
  message:
    'calculators/sand-calculator.ts: uses.gravel.given.stone gives "stones", which is not a choice; did you mean "stone"?',
}
