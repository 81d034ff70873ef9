import { withCovered } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withCovered('area - sum(beds.length)'),
  message: [
    "calculators/gravel-calculator.ts: formulas.covered.is subtracts 'm²' and 'm'; both sides must have one unit",
    '    area - sum(beds.length)',
    '    ^^^^^^^^^^^^^^^^^^^^^^^',
  ].join('\n'),
}
