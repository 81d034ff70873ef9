import { withDepth } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withDepth({ visibleWhen: { stone: [] } }),
  message:
    'calculators/gravel-calculator.ts: fields.depth.visibleWhen.stone is empty; at least one option is expected',
}
