import { withFormula } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withFormula('volume', 'm³', 'area * depth * cmPerM'),
  message: [
    'calculators/gravel-calculator.ts: formulas.volume.is comes out in m·cm², but is declared in m³; is a conversion missing, as / cmPerM^2?',
    '    area * depth * cmPerM',
    '    ^^^^^^^^^^^^^^^^^^^^^',
  ].join('\n'),
}
