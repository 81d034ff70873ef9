import { withMore } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withMore(
    {
      load: { kind: 'number', label: 'Load', unit: 'A', default: '20', accepts: { maximum: '40' } },
    },
    {
      post: {
        unit: 'kg',
        table: {
          by: { load: ['20', '40'], stone: ['ballast', 'murram'] },
          figures: [['1', '2'], ['3']],
        },
        source: 'A list.',
      },
    },
  ),
  message:
    'calculators/gravel-calculator.ts: formulas.post.table.figures[1] is not a list of 2 figures, one for each line of stone',
}
