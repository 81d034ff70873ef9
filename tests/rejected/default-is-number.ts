import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    fields: { ...valid.fields, depth: { ...valid.fields.depth, default: 5 } },
  },
  message: 'calculators/gravel-calculator.ts: fields.depth.default is not a text in quotes',
}
