import { sand, withPrice } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'sand-calculator.ts',
  beside: { 'gravel-calculator': withPrice },
  definition: {
    ...sand,
    formulas: { ...sand.formulas, cost: { unit: 'KSh', is: 'gravel.cost' } },
    results: [
      ...sand.results.map((row) => ({ ...row, emphasis: 'normal' })),
      { of: 'cost', label: 'Cost', decimals: 2, emphasis: 'key' },
    ],
  },
  message:
    'calculators/sand-calculator.ts: results[3].of is "cost", which is absent where gravel.price is; the key figure must always be there',
}
