import { sand, withDepth } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'sand-calculator.ts',
  beside: { 'gravel-calculator': withDepth({ accepts: { least: '1', whole: true } }) },
  definition: sand,
  message:
    'calculators/sand-calculator.ts: uses.gravel.given.depth gives "depth", which takes a number above zero, where gravel-calculator takes a whole number, at least 1',
}
