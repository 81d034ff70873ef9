import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    formulas: { ...valid.formulas, volume: { unit: 'm³', is: 'area * depth / 1e2' } },
  },
  message: [
    'calculators/gravel-calculator.ts: formulas.volume.is has the number 1e2; write it in plain digits, as 12 or 0.5',
    '    area * depth / 1e2',
    '                   ^^^',
  ].join('\n'),
}
