import { withMore } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withMore(
    {},
    {
      post: {
        unit: 'kg',
        table: { by: { 'stone.weight': ['1', '2'] }, figures: ['1', '2'] },
        source: 'A list.',
      },
    },
  ),
  message:
    'calculators/gravel-calculator.ts: formulas.post.table.by.stone.weight is not a choice, a number field, a constant or a formula; known here: area, depth, stone.density, lorryLoad, volume, weight, loads, post, stone',
}
