import { withCovered } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withCovered('area - beds'),
  message: [
    'calculators/gravel-calculator.ts: formulas.covered.is names "beds", a repeat; sum one of its columns: sum(beds.length), sum(beds.width), sum(beds.bedArea)',
    '    area - beds',
    '           ^^^^',
  ].join('\n'),
}
