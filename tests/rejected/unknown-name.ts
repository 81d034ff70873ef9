import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    formulas: { ...valid.formulas, volume: { unit: 'm³', is: 'aera * depth / cmPerM' } },
  },
  message: [
    'calculators/gravel-calculator.ts: formulas.volume.is names "aera", which is not a field, constant or formula; did you mean "area"?',
    '    aera * depth / cmPerM',
    '    ^^^^',
  ].join('\n'),
}
