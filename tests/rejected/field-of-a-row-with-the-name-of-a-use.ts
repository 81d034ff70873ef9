import { metres, sand, withBeds } from './support/language.ts'
import type { Rejected } from './valid.ts'

const { beds } = withBeds.fields
const fields = { gravel: { ...metres, label: 'Gravel' } }

export const rejected: Rejected = {
  file: 'sand-calculator.ts',
  beside: { 'gravel-calculator': withBeds },
  definition: {
    ...sand,
    fields: { ...sand.fields, beds: { ...beds, fields, formulas: {} } },
  },
  message:
    'calculators/sand-calculator.ts: fields.beds.fields.gravel has the name of uses.gravel; choose another',
}
