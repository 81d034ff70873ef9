import { withBedArea } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withBedArea('beds * width'),
  message: [
    'calculators/gravel-calculator.ts: fields.beds.formulas.bedArea.is names "beds", a repeat, in a row of beds; rows are added up by the calculator\'s own formulas',
    '    beds * width',
    '    ^^^^',
  ].join('\n'),
}
