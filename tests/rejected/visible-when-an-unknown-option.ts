import { withDepth } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withDepth({ visibleWhen: { stone: ['muram'] } }),
  message:
    'calculators/gravel-calculator.ts: fields.depth.visibleWhen.stone names \'muram\', which is none of the options; did you mean "murram"?',
}
