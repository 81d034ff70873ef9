import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, formulas: { ...valid.formulas, loads: { unit: 'lorry', is: 'weight' } } },
  message: [
    'calculators/gravel-calculator.ts: formulas.loads.is comes out in tonne, but is declared in lorry; a count may be declared for that count or for a plain number',
    '    weight',
    '    ^^^^^^',
  ].join('\n'),
}
