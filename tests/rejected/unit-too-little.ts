import { withFormula } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withFormula('volume', 'm³', 'area'),
  message: [
    'calculators/gravel-calculator.ts: formulas.volume.is comes out in m², but is declared in m³; what is missing is m; is a field or a figure missing, or its unit wrong?',
    '    area',
    '    ^^^^',
  ].join('\n'),
}
