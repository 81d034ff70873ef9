import { withBedArea } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withBedArea('sum(beds.length) * width'),
  message: [
    'calculators/gravel-calculator.ts: fields.beds.formulas.bedArea.is sums "beds.length" in a row of beds; rows are added up by the calculator\'s own formulas',
    '    sum(beds.length) * width',
    '        ^^^^^^^^^^^',
  ].join('\n'),
}
