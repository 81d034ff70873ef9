import { withMore } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...withMore(
      {
        other: {
          kind: 'number',
          label: 'Other depth',
          unit: 'cm',
          accepts: 'positive',
          default: '1',
          visibleWhen: { stone: ['murram'] },
        },
        third: {
          kind: 'number',
          label: 'Third depth',
          unit: 'cm',
          accepts: 'positive',
          default: '1',
          visibleWhen: { stone: ['murram'] },
        },
      },
      {},
    ),
    formulas: {
      twice: { unit: 'cm', is: 'other * 2' },
      volume: { unit: 'm³', is: 'area * first(twice, third) / cmPerM' },
      weight: {
        unit: 'tonne',
        is: 'volume * stone.density + area * depth / cmPerM * stone.density',
      },
      loads: { unit: 'lorry', is: 'ceil(weight / lorryLoad)' },
    },
  },
  message:
    'calculators/gravel-calculator.ts: results[1].of is "weight", which is absent where third is; the key figure must always be there',
}
