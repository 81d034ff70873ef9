import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    formulas: { ...valid.formulas, weight: { unit: 'tonne', is: 'volume * stone' } },
  },
  message: [
    'calculators/gravel-calculator.ts: formulas.weight.is names "stone", a choice; use one of its values: stone.density',
    '    volume * stone',
    '             ^^^^^',
  ].join('\n'),
}
