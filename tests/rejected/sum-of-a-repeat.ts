import { withCovered } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withCovered('area - sum(beds)'),
  message: [
    'calculators/gravel-calculator.ts: formulas.covered.is sums something that is not a column of a repeat; did you mean sum(beds.length) or sum(beds.width) or sum(beds.bedArea)?',
    '    area - sum(beds)',
    '           ^^^^^^^^^',
  ].join('\n'),
}
