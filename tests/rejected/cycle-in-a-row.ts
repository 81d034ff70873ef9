import { withRepeat } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withRepeat({
    formulas: {
      bedArea: { unit: 'm²', is: 'length * width + edge' },
      edge: { unit: 'm²', is: 'bedArea / 10' },
    },
  }),
  message:
    'calculators/gravel-calculator.ts: fields.beds.formulas.bedArea.is needs its own value: bedArea → edge → bedArea',
}
