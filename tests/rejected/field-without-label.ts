import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    fields: { ...valid.fields, area: { kind: 'number', unit: 'm²', accepts: 'positive' } },
  },
  message:
    'calculators/gravel-calculator.ts: fields.area.label is missing; a text in quotes is expected',
}
