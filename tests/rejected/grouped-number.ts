import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    formulas: { ...valid.formulas, volume: { unit: 'm³', is: 'area * depth / 1,000' } },
  },
  message: [
    'calculators/gravel-calculator.ts: formulas.volume.is has a comma outside of a function; a decimal point is written as .',
    '    area * depth / 1,000',
    '                    ^',
  ].join('\n'),
}
