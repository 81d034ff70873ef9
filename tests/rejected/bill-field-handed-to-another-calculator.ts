import { sand } from './support/language.ts'
import { type Rejected, valid } from './valid.ts'

const lost = {
  kind: 'number',
  label: 'For what is lost',
  unit: '%',
  default: '5',
  accepts: { minimum: '0' },
  onInvalid: 'default',
}
const loads = { unit: 'lorry', is: 'ceil(weight * (1 + lost / percent) / lorryLoad)' }

export const rejected: Rejected = {
  file: 'sand-calculator.ts',
  beside: {
    'gravel-calculator': {
      ...valid,
      fields: { ...valid.fields, lost },
      formulas: { ...valid.formulas, loads },
    },
  },
  definition: {
    ...sand,
    fields: { ...sand.fields, lost: { ...lost, placement: 'bill' } },
    constants: valid.constants,
    uses: { gravel: { ...sand.uses.gravel, given: { ...sand.uses.gravel.given, lost: 'lost' } } },
    formulas: { ...sand.formulas, loads: valid.formulas.loads },
    materials: [{ material: 'sand', amount: 'volume * (1 + lost / percent)' }],
  },
  message:
    'calculators/sand-calculator.ts: uses.gravel.given.lost uses "lost", which is asked for under the bill; only materials may use it',
}
