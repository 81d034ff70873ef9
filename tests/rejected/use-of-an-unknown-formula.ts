import { gravel, sand } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'sand-calculator.ts',
  beside: gravel,
  definition: {
    ...sand,
    formulas: { ...sand.formulas, volume: { unit: 'm³', is: 'gravel.volum' } },
  },
  message: [
    'calculators/sand-calculator.ts: formulas.volume.is names "gravel.volum", which is not a field, constant or formula; did you mean "gravel.volume"?',
    '    gravel.volum',
    '    ^^^^^^^^^^^^',
  ].join('\n'),
}
