import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    fields: { ...valid.fields, depth: { ...valid.fields.depth, default: '0' } },
  },
  message:
    "calculators/gravel-calculator.ts: fields.depth.default is '0', which the field itself does not accept; it accepts a number above zero",
}
