import { type Rejected, valid } from './valid.ts'

const { accepts: _, ...area } = valid.fields.area

export const rejected: Rejected = {
  definition: { ...valid, fields: { ...valid.fields, area } },
  message:
    "calculators/gravel-calculator.ts: fields.area.accepts is missing; it is 'number', 'positive', or limits as { minimum: '0' }",
}
