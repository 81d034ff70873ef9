import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, formulas: { ...valid.formulas, volume: { unit: 'm³', is: 'area^1.5' } } },
  message: [
    'calculators/gravel-calculator.ts: formulas.volume.is has a power whose exponent is not a whole number from 0 to 9',
    '    area^1.5',
    '         ^^^',
  ].join('\n'),
}
