import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    fields: { ...valid.fields, area: { ...valid.fields.area, accepts: 'whole' } },
  },
  message:
    "calculators/gravel-calculator.ts: fields.area.accepts is none of 'number', 'positive', or limits as { minimum: '0' }",
}
