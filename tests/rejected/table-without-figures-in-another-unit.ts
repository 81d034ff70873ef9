import { withMore } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withMore(
    {
      load: { kind: 'number', label: 'Load', unit: 'A', default: '20', accepts: { maximum: '40' } },
    },
    {
      post: { unit: 'kg', table: { by: { load: ['20', '40'] }, between: 'up' }, source: 'A list.' },
    },
  ),
  message:
    'calculators/gravel-calculator.ts: formulas.post.table.figures is missing; only where the lines of one number, in kg, are the figures themselves may it be left out',
}
