import { lost, withRowField } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withRowField('lost', lost),
  message:
    'calculators/gravel-calculator.ts: fields.beds.fields.lost.placement is in a row; only a field of the calculator itself is asked for under the bill',
}
