import { withFormula } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withFormula('volume', 'm³', 'sum(area) * depth / cmPerM'),
  message: [
    'calculators/gravel-calculator.ts: formulas.volume.is sums something that is not a column of a repeat; there is no repeat here',
    '    sum(area) * depth / cmPerM',
    '    ^^^^^^^^^',
  ].join('\n'),
}
