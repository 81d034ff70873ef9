import { withBedArea } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withBedArea('sum(length * width)'),
  message: [
    "calculators/gravel-calculator.ts: fields.beds.formulas.bedArea.is sums something that is not a column of a repeat; rows are added up by the calculator's own formulas",
    '    sum(length * width)',
    '    ^^^^^^^^^^^^^^^^^^^',
  ].join('\n'),
}
