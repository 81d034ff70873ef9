import { withCovered } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withCovered('sum(area)'),
  message: [
    'calculators/gravel-calculator.ts: formulas.covered.is sums something that is not a column of a repeat; known here: sum(beds.length), sum(beds.width), sum(beds.bedArea)',
    '    sum(area)',
    '    ^^^^^^^^^',
  ].join('\n'),
}
