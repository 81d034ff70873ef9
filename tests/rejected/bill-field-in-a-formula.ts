import { lost } from './support/language.ts'
import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    fields: { ...valid.fields, lost },
    formulas: {
      ...valid.formulas,
      volume: { unit: 'm³', is: 'area * depth / cmPerM * (1 + lost / percent)' },
    },
    materials: [{ material: 'ballast', amount: 'volume * (1 + lost / percent)' }],
  },
  message:
    'calculators/gravel-calculator.ts: formulas.volume.is uses "lost", which is asked for under the bill; only materials may use it',
}
