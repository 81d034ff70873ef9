import { withMore } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withMore({}, { side: { unit: 'm²', is: 'sqrt(area)' } }),
  message: [
    'calculators/gravel-calculator.ts: formulas.side.is comes out in m, but is declared in m²; what is missing is m; is a field or a figure missing, or its unit wrong?',
    '    sqrt(area)',
    '    ^^^^^^^^^^',
  ].join('\n'),
}
