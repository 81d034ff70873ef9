import { metres, withRowField } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withRowField('height', { ...metres, label: 'Height' }),
  message:
    'calculators/gravel-calculator.ts: fields.beds.fields.height reaches no result; use it in a formula, or leave it out',
}
