import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    fields: { ...valid.fields, stone: { ...valid.fields.stone, options: {} } },
  },
  message:
    "calculators/gravel-calculator.ts: fields.stone.default is 'ballast', which is none of the options",
}
