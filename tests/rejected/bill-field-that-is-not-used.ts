import { lost } from './support/language.ts'
import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    fields: { ...valid.fields, lost },
  },
  message:
    'calculators/gravel-calculator.ts: fields.lost reaches no result; use it in a formula, or leave it out',
}
