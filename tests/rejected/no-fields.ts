import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, fields: {} },
  message: [
    'calculators/gravel-calculator.ts: fields is empty; at least one field is expected',
    'calculators/gravel-calculator.ts: results[1].label shows {depth}, which is not a field or formula; known here: volume, weight, loads',
  ].join('\n'),
}
