import { withDepth } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withDepth({ shownFor: { stone: [] } }),
  message:
    'calculators/gravel-calculator.ts: fields.depth.shownFor.stone is empty; at least one option is expected',
}
