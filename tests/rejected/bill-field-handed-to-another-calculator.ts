import { allowance, lost, sand } from './support/language.ts'
import { type Rejected, valid } from './valid.ts'

const loads = { unit: 'lorry', is: 'ceil(weight * (1 + lost / percent) / lorryLoad)' }

export const rejected: Rejected = {
  file: 'sand-calculator.ts',
  beside: {
    'gravel-calculator': {
      ...valid,
      fields: { ...valid.fields, lost: allowance },
      formulas: { ...valid.formulas, loads },
    },
  },
  definition: {
    ...sand,
    fields: { ...sand.fields, lost },
    constants: valid.constants,
    uses: { gravel: { ...sand.uses.gravel, given: { ...sand.uses.gravel.given, lost: 'lost' } } },
    formulas: { ...sand.formulas, loads: valid.formulas.loads },
    materials: [{ material: 'sand', amount: 'volume * (1 + lost / percent)' }],
  },
  message:
    'calculators/sand-calculator.ts: uses.gravel.given.lost uses "lost", which is asked for under the bill; only materials may use it',
}
