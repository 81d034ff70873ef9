import { withMore } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withMore(
    {},
    { post: { unit: 'kg', table: { by: {}, figures: ['1', '2'] }, source: 'A list.' } },
  ),
  message:
    'calculators/gravel-calculator.ts: formulas.post.table.by has 0 keys; a table has one or two',
}
