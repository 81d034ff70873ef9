import { metres } from './support/language.ts'
import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    fields: { ...valid.fields, depth: { ...metres, unit: 'cm', optional: true } },
  },
  message:
    'calculators/gravel-calculator.ts: results[1].of is "weight", which is absent where depth is; the key figure must always be there',
}
