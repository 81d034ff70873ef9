import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    formulas: { ...valid.formulas, weight: { unit: 'tonne', is: 'volume * stone.density.value' } },
  },
  message: [
    "calculators/gravel-calculator.ts: formulas.weight.is may use a dot only for a choice's named value, as in mix.bags, a used calculator's formula, or a repeat's column in a sum",
    '    volume * stone.density.value',
    '             ^^^^^^^^^^^^^^^^^^^',
  ].join('\n'),
}
