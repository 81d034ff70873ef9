import { withBeds } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...withBeds,
    formulas: {
      ...withBeds.formulas,
      volume: { unit: 'm³', is: 'covered * depth / cmPerM + max(beds.bedArea) * depth / cmPerM' },
    },
  },
  message:
    'calculators/gravel-calculator.ts: results[1].of is "weight", which is absent where there is no bed; the key figure must always be there',
}
