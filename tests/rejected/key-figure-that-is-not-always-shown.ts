import { withDepth } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withDepth({ visibleWhen: { stone: ['murram'] } }),
  message:
    'calculators/gravel-calculator.ts: results[1].of is "weight", which is absent where depth is; the key figure must always be there',
}
