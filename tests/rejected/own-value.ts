import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    formulas: { ...valid.formulas, volume: { unit: 'm³', is: 'volume * 1' } },
  },
  message:
    'calculators/gravel-calculator.ts: formulas.volume.is needs its own value: volume → volume',
}
