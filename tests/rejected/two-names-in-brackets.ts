import { withFormula } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withFormula('volume', 'm³', '(area x depth) / cmPerM'),
  message: [
    'calculators/gravel-calculator.ts: formulas.volume.is has two names with no operator between them; write * for times',
    '    (area x depth) / cmPerM',
    '     ^^^^^^',
  ].join('\n'),
}
