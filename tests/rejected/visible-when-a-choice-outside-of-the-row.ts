import { metres, withRowField } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withRowField('width', { ...metres, visibleWhen: { stone: ['murram'] } }),
  message:
    'calculators/gravel-calculator.ts: fields.beds.fields.width.visibleWhen.stone is not a choice beside the field',
}
