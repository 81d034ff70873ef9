import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, fields: { ...valid.fields, area: { ...valid.fields.area, unit: 'M²' } } },
  message:
    "calculators/gravel-calculator.ts: fields.area.unit is 'M²', where 'M' is another spelling of a measure; write 'm'",
}
