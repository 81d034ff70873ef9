import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    formulas: { ...valid.formulas, volume: { unit: 'm³', is: 'round(area) * depth / cmPerM' } },
  },
  message: [
    'calculators/gravel-calculator.ts: formulas.volume.is calls "round"; the functions are ceil, floor, min, max, sqrt, sin, cos, tan, first, sum; there is no round: decimals of the result rounds what is shown, ceil and floor go to whole numbers',
    '    round(area) * depth / cmPerM',
    '    ^^^^^^^^^^^',
  ].join('\n'),
}
