import { withFormula } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withFormula('volume', 'm³', 'area * (10 - depth) / cmPerM'),
  message: [
    "calculators/gravel-calculator.ts: formulas.volume.is subtracts '1' and 'cm'; both sides must have one unit; a number written in a formula has no unit: make 10 a constant in cm",
    '    area * (10 - depth) / cmPerM',
    '           ^^^^^^^^^^^^',
  ].join('\n'),
}
