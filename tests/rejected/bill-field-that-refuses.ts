import { type Rejected, valid } from './valid.ts'

const lost = {
  kind: 'number',
  placement: 'bill',
  label: 'For what is lost',
  unit: '%',
  default: '5',
  accepts: { minimum: '0' },
  onInvalid: 'default',
}

export const rejected: Rejected = {
  definition: {
    ...valid,
    fields: { ...valid.fields, lost: { ...lost, onInvalid: 'error' } },
    materials: [{ material: 'ballast', amount: 'volume * (1 + lost / percent)' }],
  },
  message:
    "calculators/gravel-calculator.ts: fields.lost is asked for under the bill, where nothing is refused or hidden; give it a default, onInvalid: 'default' and a unit such as '%', and leave out visibleWhen",
}
