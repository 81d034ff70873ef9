import { withRepeat } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withRepeat({ maximum: 0 }),
  message: 'calculators/gravel-calculator.ts: fields.beds.maximum is less than 1',
}
