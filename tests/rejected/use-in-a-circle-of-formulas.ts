import { gravel, sand, withUse } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'sand-calculator.ts',
  beside: gravel,
  definition: {
    ...withUse({ area: 'covered' }),
    formulas: { ...sand.formulas, covered: { unit: 'm²', is: 'volume / depth * cmPerM' } },
  },
  message:
    'calculators/sand-calculator.ts: formulas.volume.is needs its own value: volume → covered → volume',
}
