import { withMore } from './support/language.ts'
import type { Rejected } from './valid.ts'

const table = { by: { stone: ['ballast', 'murram', 'ballast'] }, figures: ['1', '2', '3'] }

export const rejected: Rejected = {
  definition: withMore({}, { post: { unit: 'kg', table, source: 'A list.' } }),
  message: "calculators/gravel-calculator.ts: formulas.post.table.by.stone has 'ballast' twice",
}
