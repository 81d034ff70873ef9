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
        table: { by: { stone: ['ballast'] }, figures: ['1'] },
        source: 'A list.',
      },
    },
  ),
  message:
    "calculators/gravel-calculator.ts: formulas.post.table.by.stone has no line for 'murram', an option of stone",
}
