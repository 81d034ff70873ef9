import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    fields: {
      ...valid.fields,
      area: { kind: 'slider', label: 'Area', unit: 'm²', accepts: 'positive' },
    },
  },
  message:
    "calculators/gravel-calculator.ts: fields.area.kind is missing or not known; a field's kind is 'number', 'choice' or 'repeat'",
}
