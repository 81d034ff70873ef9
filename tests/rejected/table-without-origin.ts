import { withMore } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withMore(
    {
      load: { kind: 'number', label: 'Load', unit: 'A', default: '20', accepts: { maximum: '40' } },
    },
    { post: { unit: 'kg', table: { by: { load: ['20', '40'] }, figures: ['1', '2'] } } },
  ),
  message:
    'calculators/gravel-calculator.ts: formulas.post has neither source nor assumption; say where its figures come from',
}
