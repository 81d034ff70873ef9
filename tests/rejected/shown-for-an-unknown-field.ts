import { withDepth } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withDepth({ shownFor: { stones: ['murram'] } }),
  message:
    'calculators/gravel-calculator.ts: fields.depth.shownFor.stones is not a choice beside the field; did you mean "stone"?',
}
