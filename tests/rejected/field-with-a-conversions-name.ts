import { withMore } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withMore(
    { percent: { kind: 'number', label: 'Wastage', unit: '%', accepts: 'number' } },
    {},
  ),
  message:
    'calculators/gravel-calculator.ts: fields.percent has the name of the conversion percent, one hundred per cent, which the language knows; choose another',
}
