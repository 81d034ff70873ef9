import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    fields: {
      area: valid.fields.area,
      stone: valid.fields.stone,
      __proto__: { depth: valid.fields.depth },
    },
  },
  message:
    'calculators/gravel-calculator.ts: fields is not a plain object (is __proto__ one of its keys?); a definition is pure data',
}
