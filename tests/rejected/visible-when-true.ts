import { withDepth } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withDepth({ visibleWhen: { stone: true } }),
  message: 'calculators/gravel-calculator.ts: fields.depth.visibleWhen.stone is not a list',
}
