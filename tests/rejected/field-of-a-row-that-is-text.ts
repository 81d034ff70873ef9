import { withRowField } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withRowField('depth', 'cm'),
  message: 'calculators/gravel-calculator.ts: fields.beds.fields.depth is not an object',
}
