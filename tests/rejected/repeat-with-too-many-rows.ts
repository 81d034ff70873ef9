import { withRepeat } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withRepeat({ maximum: 101 }),
  message: 'calculators/gravel-calculator.ts: fields.beds.maximum is more than 100',
}
