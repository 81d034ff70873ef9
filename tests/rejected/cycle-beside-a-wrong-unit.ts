import { type Rejected, valid } from './valid.ts'

/** The cycle is looked for once every formula by itself is right. */
export const rejected: Rejected = {
  definition: {
    ...valid,
    formulas: {
      volume: { unit: 'm³', is: 'weight / stone.density' },
      weight: { unit: 'tonne', is: 'volume * stone.density' },
      loads: { unit: 'lorry', is: 'ceil(weight)' },
    },
  },
  message: [
    'calculators/gravel-calculator.ts: formulas.loads.is comes out in tonne, but is declared in lorry; a count may be declared for that count or for a plain number',
    '    ceil(weight)',
    '    ^^^^^^^^^^^^',
  ].join('\n'),
}
