import { withMore } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withMore({}, { steep: { unit: '1', is: 'sin(depth)' } }),
  message: [
    "calculators/gravel-calculator.ts: formulas.steep.is takes the sine, cosine or tangent of 'cm'; only an angle has one, in °",
    '    sin(depth)',
    '    ^^^^^^^^^^',
  ].join('\n'),
}
