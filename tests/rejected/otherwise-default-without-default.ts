import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    fields: { ...valid.fields, area: { ...valid.fields.area, otherwise: 'default' } },
  },
  message:
    "calculators/gravel-calculator.ts: fields.area has otherwise: 'default' but no default; give it one",
}
