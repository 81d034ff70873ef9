import { withBedArea } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withBedArea('lenght * width'),
  message: [
    'calculators/gravel-calculator.ts: fields.beds.formulas.bedArea.is names "lenght", which is not a field, constant or formula; did you mean "length"?',
    '    lenght * width',
    '    ^^^^^^',
  ].join('\n'),
}
