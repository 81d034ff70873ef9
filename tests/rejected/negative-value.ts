import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    formulas: { ...valid.formulas, volume: { unit: 'm³', is: 'area * -depth / cmPerM' } },
  },
  message: [
    'calculators/gravel-calculator.ts: formulas.volume.is has a - with nothing before it; a negative value is written as 0 - x',
    '    area * -depth / cmPerM',
    '           ^',
  ].join('\n'),
}
