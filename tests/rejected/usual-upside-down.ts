import { withDepth } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withDepth({ usual: { of: 'a path', minimum: '50', maximum: '2' } }),
  message:
    'calculators/gravel-calculator.ts: fields.depth.usual has minimum 50 above maximum 2; exchange them',
}
