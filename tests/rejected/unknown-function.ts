import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    formulas: { ...valid.formulas, volume: { unit: 'm³', is: 'round(area) * depth / cmPerM' } },
  },
  message: [
    'calculators/gravel-calculator.ts: formulas.volume.is calls "round"; the functions are ceil, floor, min, max, sqrt, sin, cos, tan, first, sum',
    '    round(area) * depth / cmPerM',
    '    ^^^^^^^^^^^',
  ].join('\n'),
}
