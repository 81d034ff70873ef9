import { metres, withRepeat } from './support/language.ts'
import type { Rejected } from './valid.ts'

const { fields, formulas, ...rest } = withRepeat({})

export const rejected: Rejected = {
  definition: {
    ...rest,
    fields: {
      ...fields,
      beda: {
        kind: 'repeat',
        label: 'Borders',
        row: 'border',
        maximum: 5,
        fields: { kerb: metres },
      },
    },
    formulas: { ...formulas, kerbs: { unit: 'm', is: 'sum(beds.kerb) + sum(beda.kerb)' } },
    results: [...rest.results, { of: 'kerbs', label: 'Kerbs', decimals: 2 }],
  },
  message: [
    'calculators/gravel-calculator.ts: formulas.kerbs.is sums "beds.kerb", which is not a column of a repeat; known here: beds.length, beds.width, beds.bedArea',
    '    sum(beds.kerb) + sum(beda.kerb)',
    '        ^^^^^^^^^',
  ].join('\n'),
}
