import { withMore } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withMore({}, { share: { unit: '%', is: 'weight / lorryLoad' } }),
  message: [
    'calculators/gravel-calculator.ts: formulas.share.is comes out in 1, but is declared in %; is a conversion missing, as * percent?',
    '    weight / lorryLoad',
    '    ^^^^^^^^^^^^^^^^^^',
  ].join('\n'),
}
