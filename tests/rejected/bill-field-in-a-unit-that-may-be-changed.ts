import { type Rejected, valid } from './valid.ts'

const extra = {
  kind: 'number',
  placement: 'bill',
  label: 'Deeper in places, by',
  unit: 'cm',
  default: '1',
  accepts: { minimum: '0' },
  onInvalid: 'default',
}

export const rejected: Rejected = {
  definition: {
    ...valid,
    fields: { ...valid.fields, extra },
    materials: [{ material: 'ballast', amount: 'volume + area * extra / cmPerM' }],
  },
  message:
    "calculators/gravel-calculator.ts: fields.extra is asked for under the bill, where nothing is refused or hidden; give it a default, onInvalid: 'default' and a unit such as '%', and leave out visibleWhen",
}
