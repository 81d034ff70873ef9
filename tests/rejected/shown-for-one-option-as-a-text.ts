import { withDepth } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withDepth({ shownFor: { stone: 'murram' } }),
  message: 'calculators/gravel-calculator.ts: fields.depth.shownFor.stone is not a list',
}
