import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    formulas: { ...valid.formulas, loads: { unit: 'lorry', is: 'ceil(weight / lorryLoad, 2)' } },
  },
  message: [
    'calculators/gravel-calculator.ts: formulas.loads.is gives ceil 2 arguments; it takes 1',
    '    ceil(weight / lorryLoad, 2)',
    '    ^^^^^^^^^^^^^^^^^^^^^^^^^^^',
  ].join('\n'),
}
