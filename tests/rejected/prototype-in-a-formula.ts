import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    formulas: {
      ...valid.formulas,
      volume: { unit: 'm³', is: 'area.constructor * depth / cmPerM' },
    },
  },
  message: [
    'calculators/gravel-calculator.ts: formulas.volume.is names "area.constructor", which is not a field, constant or formula; known here: area, depth, stone.density, lorryLoad, volume, weight, loads',
    '    area.constructor * depth / cmPerM',
    '    ^^^^^^^^^^^^^^^^',
  ].join('\n'),
}
