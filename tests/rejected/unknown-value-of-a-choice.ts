import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    formulas: { ...valid.formulas, weight: { unit: 'tonne', is: 'volume * stone.weight' } },
  },
  message: [
    'calculators/gravel-calculator.ts: formulas.weight.is names "stone.weight", which is not a field, constant or formula; known here: area, depth, stone.density, lorryLoad, volume, weight, loads',
    '    volume * stone.weight',
    '             ^^^^^^^^^^^^',
  ].join('\n'),
}
