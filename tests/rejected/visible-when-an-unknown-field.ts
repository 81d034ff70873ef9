import { withDepth } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withDepth({ visibleWhen: { stones: ['murram'] } }),
  message:
    'calculators/gravel-calculator.ts: fields.depth.visibleWhen.stones is not a choice beside the field; did you mean "stone"?',
}
