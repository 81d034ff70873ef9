import { type Rejected, valid } from './valid.ts'

const { stone } = valid.fields

export const rejected: Rejected = {
  definition: {
    ...valid,
    fields: {
      ...valid.fields,
      stone: {
        ...stone,
        units: { ...stone.units, size: 'mm' },
        options: { ballast: { label: 'Ballast', values: { density: '1.6', size: '20' } } },
      },
    },
    formulas: { ...valid.formulas, weight: { unit: 'tonne', is: 'volume * stone' } },
  },
  message: [
    'calculators/gravel-calculator.ts: formulas.weight.is names "stone", a choice; use one of its values: stone.density, stone.size',
    '    volume * stone',
    '             ^^^^^',
  ].join('\n'),
}
