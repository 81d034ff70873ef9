import { withDepth } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withDepth({ shownFor: { stone: ['muram'] } }),
  message:
    'calculators/gravel-calculator.ts: fields.depth.shownFor.stone names \'muram\', which is none of the options; did you mean "murram"?',
}
