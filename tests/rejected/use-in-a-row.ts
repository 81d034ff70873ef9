import { gravel, sand, withBeds } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'sand-calculator.ts',
  beside: gravel,
  definition: {
    ...sand,
    fields: {
      ...sand.fields,
      beds: {
        ...withBeds.fields.beds,
        formulas: { bedArea: { unit: 'm²', is: 'length * width * gravel.loads' } },
      },
    },
  },
  message: [
    'calculators/sand-calculator.ts: fields.beds.formulas.bedArea.is names "gravel.loads", a formula outside of the rows; in a row of beds fields, constants and the row itself are known',
    '    length * width * gravel.loads',
    '                     ^^^^^^^^^^^^',
  ].join('\n'),
}
