import { withCovered } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withCovered('area - sum(stone.density)'),
  message: [
    'calculators/gravel-calculator.ts: formulas.covered.is sums "stone.density", which is not a column of a repeat; known here: beds.length, beds.width, beds.bedArea',
    '    area - sum(stone.density)',
    '               ^^^^^^^^^^^^^',
  ].join('\n'),
}
