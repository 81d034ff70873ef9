import { withDepth } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withDepth({ usual: { minimum: '2', maximum: '50' } }),
  message:
    'calculators/gravel-calculator.ts: fields.depth.usual.of is missing; a text in quotes is expected',
}
