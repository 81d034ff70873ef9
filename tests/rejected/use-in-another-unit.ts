import { gravel, sand } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'sand-calculator.ts',
  beside: gravel,
  definition: {
    ...sand,
    formulas: { ...sand.formulas, weight: { unit: 'kg', is: 'gravel.weight' } },
  },
  message: [
    'calculators/sand-calculator.ts: formulas.weight.is comes out in tonne, but is declared in kg; is a conversion missing, as * kgPerTonne?',
    '    gravel.weight',
    '    ^^^^^^^^^^^^^',
  ].join('\n'),
}
