import { withCovered } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withCovered('area - sum(beds.bedAera)'),
  message: [
    'calculators/gravel-calculator.ts: formulas.covered.is sums "beds.bedAera", which is not a column of a repeat; did you mean "beds.bedArea"?',
    '    area - sum(beds.bedAera)',
    '               ^^^^^^^^^^^^',
  ].join('\n'),
}
