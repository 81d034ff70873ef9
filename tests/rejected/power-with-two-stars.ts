import { withMore } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withMore({}, { square: { unit: 'cm²', is: 'depth ** 2' } }),
  message: [
    'calculators/gravel-calculator.ts: formulas.square.is has **; a power is written with ^, as diameter^2',
    '    depth ** 2',
    '           ^',
  ].join('\n'),
}
