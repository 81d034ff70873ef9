import { withRepeat } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withRepeat({ minimum: 6 }),
  message:
    'calculators/gravel-calculator.ts: fields.beds.minimum is 6, more than maximum, which is 5',
}
