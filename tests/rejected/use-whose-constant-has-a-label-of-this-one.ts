import { gravel, sand } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'sand-calculator.ts',
  beside: gravel,
  definition: {
    ...sand,
    constants: { lorryLoad: { value: '20', unit: 'tonne', assumption: 'A large tipper.' } },
    formulas: {
      ...sand.formulas,
      weight: { label: 'One load', unit: 'tonne', is: 'min(lorryLoad, gravel.weight)' },
    },
  },
  message:
    "calculators/sand-calculator.ts: uses.gravel.lorryLoad is called 'lorry load' in the working, as constants.lorryLoad.label is; give one of the two another label",
}
