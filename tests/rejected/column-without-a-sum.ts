import { withCovered } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withCovered('area - beds.bedArea'),
  message: [
    'calculators/gravel-calculator.ts: formulas.covered.is names "beds.bedArea", which has a value in every row; write sum(beds.bedArea), or min or max',
    '    area - beds.bedArea',
    '           ^^^^^^^^^^^^',
  ].join('\n'),
}
