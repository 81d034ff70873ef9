import { withCovered } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withCovered('area - sum(bed.bedArea)'),
  message: [
    'calculators/gravel-calculator.ts: formulas.covered.is sums "bed.bedArea", which is not a column of a repeat; did you mean "beds.bedArea"?',
    '    area - sum(bed.bedArea)',
    '               ^^^^^^^^^^^',
  ].join('\n'),
}
