import { lost } from './support/language.ts'
import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    fields: { ...valid.fields, lost: { ...lost, onInvalid: 'error' } },
    materials: [{ material: 'ballast', amount: 'volume * (1 + lost / percent)' }],
  },
  message:
    "calculators/gravel-calculator.ts: fields.lost is asked for under the bill, where nothing is refused or hidden; give it a default, onInvalid: 'default' and a unit such as '%', and leave out visibleWhen",
}
