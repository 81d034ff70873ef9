import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    fields: { ...valid.fields, area: { ...valid.fields.area, onInvalid: 'default' } },
  },
  message:
    "calculators/gravel-calculator.ts: fields.area has onInvalid: 'default' but no default; give it one",
}
