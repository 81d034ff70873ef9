import { withMore } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withMore({}, { side: { unit: 'm', is: 'sqrt(volume)' } }),
  message: [
    "calculators/gravel-calculator.ts: formulas.side.is takes the root of 'm³'; only squares have one, as m² or a plain number",
    '    sqrt(volume)',
    '    ^^^^^^^^^^^^',
  ].join('\n'),
}
