import { withFormula } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withFormula('volume', 'm³', 'area * area * depth / cmPerM'),
  message: [
    'calculators/gravel-calculator.ts: formulas.volume.is comes out in m⁵, but is declared in m³; what is too much is m²; is a field or a figure missing, or its unit wrong?',
    '    area * area * depth / cmPerM',
    '    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
  ].join('\n'),
}
