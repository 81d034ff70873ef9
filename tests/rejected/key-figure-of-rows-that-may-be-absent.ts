import { metres, withRowField } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withRowField('width', { ...metres, optional: true }),
  message:
    'calculators/gravel-calculator.ts: results[1].of is "weight", which is absent where beds.width is; the key figure must always be there',
}
