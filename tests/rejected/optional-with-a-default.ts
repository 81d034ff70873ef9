import { withDepth } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withDepth({ optional: true }),
  message:
    'calculators/gravel-calculator.ts: fields.depth is optional and has a default, so it is never absent; leave one out',
}
