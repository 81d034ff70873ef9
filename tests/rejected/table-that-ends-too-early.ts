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
        table: { by: { load: ['20', '30'] }, figures: ['1', '2'] },
        source: 'A list.',
      },
    },
  ),
  message: [
    'calculators/gravel-calculator.ts: formulas.post.table is looked up by load, which may be above 30, where the table ends; let it accept a maximum of 30',
    "calculators/gravel-calculator.ts: examples.path.expect.post is missing; the formulas give '1.00'",
    "calculators/gravel-calculator.ts: examples.yard.expect.post is missing; the formulas give '1.00'",
  ].join('\n'),
}
