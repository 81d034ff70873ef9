import { withBeds, withRowField } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withRowField('trees', withBeds.fields.beds),
  message:
    "calculators/gravel-calculator.ts: fields.beds.fields.trees.kind is missing or not known; the kind of a field in a row is 'number' or 'choice'",
}
