import { withMore } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withMore({}, { largest: { unit: 'tonne/m³', is: 'max(stone.density)' } }),
  message: [
    'calculators/gravel-calculator.ts: formulas.largest.is takes the max of "stone.density", which is not a column of a repeat',
    '    max(stone.density)',
    '        ^^^^^^^^^^^^^',
  ].join('\n'),
}
