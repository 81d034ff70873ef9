import { withFormula } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withFormula('volume', 'm³', 'area * depth / cmPrM'),
  message: [
    'calculators/gravel-calculator.ts: formulas.volume.is names "cmPrM", which is not a field, constant or formula; did you mean "cmPerM"?',
    '    area * depth / cmPrM',
    '                   ^^^^^',
  ].join('\n'),
}
