import { withCovered } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withCovered('area - sum(beds.bedArea, beds.length)'),
  message: [
    'calculators/gravel-calculator.ts: formulas.covered.is sums something that is not a column of a repeat; write sum(openings.area), and work out what is summed in a formula of the repeat',
    '    area - sum(beds.bedArea, beds.length)',
    '           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
  ].join('\n'),
}
