import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, fields: { ...valid.fields, constructor: valid.fields.depth } },
  message:
    'calculators/gravel-calculator.ts: fields.constructor is a name that JavaScript keeps for itself',
}
