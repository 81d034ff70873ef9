import { withMore } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withMore({}, { side: { unit: 'm', is: 'sqrt(area, area)' } }),
  message: [
    'calculators/gravel-calculator.ts: formulas.side.is gives sqrt 2 arguments; it takes 1',
    '    sqrt(area, area)',
    '    ^^^^^^^^^^^^^^^^',
  ].join('\n'),
}
