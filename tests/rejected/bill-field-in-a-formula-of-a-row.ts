import { lost, withRepeat } from './support/language.ts'
import type { Rejected } from './valid.ts'

const path = withRepeat({
  formulas: { bedArea: { unit: 'm²', is: 'length * width * (1 + lost / percent)' } },
})

export const rejected: Rejected = {
  definition: {
    ...path,
    fields: { ...path.fields, lost },
    materials: [{ material: 'ballast', amount: 'volume * (1 + lost / percent)' }],
  },
  message:
    'calculators/gravel-calculator.ts: fields.beds.formulas.bedArea.is uses "lost", which is asked for under the bill; only materials may use it',
}
