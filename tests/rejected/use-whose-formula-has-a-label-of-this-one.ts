import { gravel, sand } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'sand-calculator.ts',
  beside: gravel,
  definition: {
    ...sand,
    formulas: { ...sand.formulas, volume: { unit: 'm³', is: 'area * depth / cmPerM' } },
  },
  message:
    "calculators/sand-calculator.ts: uses.gravel.volume is called 'volume' in the working, as formulas.volume.label is; write a formula of your own that is 'gravel.volume', with another label",
}
