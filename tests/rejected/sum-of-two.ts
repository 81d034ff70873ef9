import { withCovered } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withCovered('area - sum(beds.bedArea, beds.length)'),
  message: [
    'calculators/gravel-calculator.ts: formulas.covered.is sums something that is not a column of a repeat; known here: sum(beds.length), sum(beds.width), sum(beds.bedArea)',
    '    area - sum(beds.bedArea, beds.length)',
    '           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
  ].join('\n'),
}
