import { withCovered } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withCovered('area - sum(beds.length * beds.width)'),
  message: [
    'calculators/gravel-calculator.ts: formulas.covered.is sums something that is not a column of a repeat; work beds.length * beds.width out in a formula of beds, and sum that',
    '    area - sum(beds.length * beds.width)',
    '           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
  ].join('\n'),
}
