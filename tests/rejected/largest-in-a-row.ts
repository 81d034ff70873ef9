import { withBedArea } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withBedArea('max(beds.length) * width'),
  message: [
    'calculators/gravel-calculator.ts: fields.beds.formulas.bedArea.is takes the max of "beds.length" in a row of beds; rows are added up by the calculator\'s own formulas',
    '    max(beds.length) * width',
    '        ^^^^^^^^^^^',
  ].join('\n'),
}
