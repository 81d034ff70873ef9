import { withBeds, withExample } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withExample(withBeds, { 'depth.size': 'cm' }),
  message:
    'calculators/gravel-calculator.ts: examples.path.given.depth.size is not a field; known here: area, depth, stone, beds',
}
