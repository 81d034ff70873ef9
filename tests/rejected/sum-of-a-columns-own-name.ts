import { withCovered } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withCovered('area - sum(bedArea)'),
  message: [
    'calculators/gravel-calculator.ts: formulas.covered.is sums something that is not a column of a repeat; did you mean sum(beds.bedArea)?',
    '    area - sum(bedArea)',
    '           ^^^^^^^^^^^^',
  ].join('\n'),
}
