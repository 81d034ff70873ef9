import { withDepth } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withDepth({ usual: { of: 'a path', minimum: '10', maximum: '50' } }),
  message:
    "calculators/gravel-calculator.ts: fields.depth.usual leaves out the field's own default, 5; widen it",
}
