import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    formulas: {
      loads: { unit: 'lorry', is: 'ceil(weight / lorryLoad)' },
      weight: { unit: 'tonne', is: 'volume * stone.density' },
      volume: { unit: 'm³', is: 'weight / stone.density * (depth / depth) * (area / area)' },
    },
  },
  message:
    'calculators/gravel-calculator.ts: formulas.weight.is needs its own value: weight → volume → weight',
}
