import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, fields: { ...valid.fields, area: 'm²' } },
  message: 'calculators/gravel-calculator.ts: fields.area is not an object',
}
