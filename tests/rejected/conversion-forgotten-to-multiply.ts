import { withMore } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withMore({}, { high: { unit: 'mm', is: 'volume / area' } }),
  message: [
    'calculators/gravel-calculator.ts: formulas.high.is comes out in m, but is declared in mm; is a conversion missing, as * mmPerM?',
    '    volume / area',
    '    ^^^^^^^^^^^^^',
  ].join('\n'),
}
