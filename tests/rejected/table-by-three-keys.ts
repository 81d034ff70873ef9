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
          by: { load: ['20', '40'], area: ['1', '2'], depth: ['1', '2'] },
          figures: ['1', '2'],
        },
        source: 'A list.',
      },
    },
  ),
  message:
    'calculators/gravel-calculator.ts: formulas.post.table.by has 3 keys; a table has one or two',
}
