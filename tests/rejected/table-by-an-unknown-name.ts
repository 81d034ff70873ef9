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
        table: { by: { laod: ['20', '40'] }, figures: ['1', '2'] },
        source: 'A list.',
      },
    },
  ),
  message:
    'calculators/gravel-calculator.ts: formulas.post.table.by.laod is not a choice, a number field, a constant or a formula; did you mean "load"?',
}
