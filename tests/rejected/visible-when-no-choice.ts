import { withDepth } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withDepth({ visibleWhen: { area: ['20'] } }),
  message:
    'calculators/gravel-calculator.ts: fields.depth.visibleWhen.area is not a choice beside the field; known here: stone',
}
