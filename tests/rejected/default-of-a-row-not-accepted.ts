import { metres, withRowField } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withRowField('width', { ...metres, default: '0' }),
  message:
    "calculators/gravel-calculator.ts: fields.beds.fields.width.default is '0', which the field itself does not accept; it accepts a number above zero",
}
