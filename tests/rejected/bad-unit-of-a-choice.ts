import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    fields: { ...valid.fields, stone: { ...valid.fields.stone, units: { density: 'tonne/M' } } },
  },
  message:
    "calculators/gravel-calculator.ts: fields.stone.units.density is 'tonne/M', where 'M' is another spelling of a measure; write 'm'",
}
