import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    formulas: { ...valid.formulas, volume: { unit: 'm³', is: 'area * penguin / cmPerM' } },
  },
  message: [
    'calculators/gravel-calculator.ts: formulas.volume.is names "penguin", which is not a field, constant or formula; known here: area, depth, stone.density, lorryLoad, volume, weight, loads',
    '    area * penguin / cmPerM',
    '           ^^^^^^^',
  ].join('\n'),
}
