import { metres, withRowField } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withRowField('percent', metres),
  message:
    'calculators/gravel-calculator.ts: fields.beds.fields.percent has the name of the conversion percent, one hundred per cent, which the language knows; choose another',
}
