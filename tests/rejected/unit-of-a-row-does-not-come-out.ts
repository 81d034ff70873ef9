import { withBedArea } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withBedArea('length'),
  message: [
    'calculators/gravel-calculator.ts: fields.beds.formulas.bedArea.is comes out in m, but is declared in m²; what is missing is m; is a field or a figure missing, or its unit wrong?',
    '    length',
    '    ^^^^^^',
  ].join('\n'),
}
