import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    fields: {
      ...valid.fields,
      wastage: { kind: 'number', label: 'Wastage', unit: '%', default: '5', accepts: 'number' },
    },
  },
  message:
    'calculators/gravel-calculator.ts: fields.wastage reaches no result; use it in a formula, or leave it out',
}
