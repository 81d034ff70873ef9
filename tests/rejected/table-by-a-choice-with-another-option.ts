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
        table: { by: { stone: ['ballast', 'muram', 'murram'] }, figures: ['1', '2', '3'] },
        source: 'A list.',
      },
    },
  ),
  message:
    'calculators/gravel-calculator.ts: formulas.post.table.by.stone has \'muram\', which is no option of stone; did you mean "murram"?',
}
