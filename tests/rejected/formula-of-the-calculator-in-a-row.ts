import { withBedArea } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withBedArea('length * width * loads / loads'),
  message: [
    'calculators/gravel-calculator.ts: fields.beds.formulas.bedArea.is names "loads", a formula outside of the rows; in a row of beds fields, constants and the row itself are known',
    '    length * width * loads / loads',
    '                     ^^^^^',
  ].join('\n'),
}
