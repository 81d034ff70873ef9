import { withMore } from './support/language.ts'
import type { Rejected } from './valid.ts'

const by = { depth: ['5', '10'], stone: ['ballast', 'murram'] }
const figures = [
  ['1', '2'],
  ['3', '4 kg'],
]

export const rejected: Rejected = {
  definition: withMore({}, { post: { unit: 'kg', table: { by, figures }, source: 'A list.' } }),
  message:
    "calculators/gravel-calculator.ts: formulas.post.table.figures[1][1] is '4 kg', which is not an exact number; write '5.5' or '2/7'",
}
