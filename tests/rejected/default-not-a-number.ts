import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    fields: {
      ...valid.fields,
      depth: { ...valid.fields.depth, accepts: 'number', default: 'five' },
    },
  },
  message:
    "calculators/gravel-calculator.ts: fields.depth.default is 'five', which the field itself does not accept; it accepts a number",
}
