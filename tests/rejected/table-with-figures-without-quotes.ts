import { withMore } from './support/language.ts'
import type { Rejected } from './valid.ts'

const table = { by: { stone: ['ballast', 'murram'] }, figures: [1, 2] }

export const rejected: Rejected = {
  definition: withMore({}, { post: { unit: 'kg', table, source: 'A list.' } }),
  message:
    'calculators/gravel-calculator.ts: formulas.post.table.figures is neither a list of figures in quotes nor, with two keys, a list of such lists',
}
