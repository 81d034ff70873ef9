import { withMore } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withMore(
    {},
    {
      post: {
        unit: 'kg',
        table: {
          by: { Depth: ['1', '2'], 'stone.density.heavy': ['1', '2'] },
          figures: ['1', '2'],
        },
        source: 'A list.',
      },
    },
  ),
  message: [
    'calculators/gravel-calculator.ts: formulas.post.table.by.Depth is not a name; a table is looked up by a choice, a number field, a constant or a formula',
    'calculators/gravel-calculator.ts: formulas.post.table.by.stone.density.heavy is not a name; a table is looked up by a choice, a number field, a constant or a formula',
  ].join('\n'),
}
