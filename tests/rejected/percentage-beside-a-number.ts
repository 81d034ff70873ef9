import { withMore } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withMore(
    { loss: { kind: 'number', label: 'Loss', unit: '%', default: '5', accepts: { minimum: '0' } } },
    { more: { unit: 'm²', is: 'area * (1 + loss)' } },
  ),
  message: [
    "calculators/gravel-calculator.ts: formulas.more.is adds '1' and '%'; both sides must have one unit; write loss / percent",
    '    area * (1 + loss)',
    '           ^^^^^^^^^^',
  ].join('\n'),
}
