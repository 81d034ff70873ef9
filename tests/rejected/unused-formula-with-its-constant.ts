import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    constants: {
      ...valid.constants,
      bagWeight: { value: '1000', unit: 'kg/tonne', source: 'The metric system.' },
    },
    formulas: { ...valid.formulas, kilograms: { unit: 'kg', is: 'weight * bagWeight' } },
  },
  message: [
    'calculators/gravel-calculator.ts: constants.bagWeight reaches no result; use it in a formula, or leave it out',
    'calculators/gravel-calculator.ts: formulas.kilograms reaches no result; use it in a formula, or leave it out',
  ].join('\n'),
}
