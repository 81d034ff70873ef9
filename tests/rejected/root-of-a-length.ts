import { withMore } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withMore({}, { root: { unit: 'm', is: 'sqrt(depth)' } }),
  message: [
    "calculators/gravel-calculator.ts: formulas.root.is takes the root of 'cm'; only squares have one, as m² or a plain number",
    '    sqrt(depth)',
    '    ^^^^^^^^^^^',
  ].join('\n'),
}
