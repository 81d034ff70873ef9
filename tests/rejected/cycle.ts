import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    formulas: { ...valid.formulas, volume: { unit: 'm³', is: 'weight / stone.density' } },
  },
  message:
    'calculators/gravel-calculator.ts: formulas.volume.is needs its own value: volume → weight → volume',
}
