import { metres, withRowField } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withRowField('depth', metres),
  message:
    'calculators/gravel-calculator.ts: fields.beds.fields.depth has the name of fields.depth; choose another',
}
