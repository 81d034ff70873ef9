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
    fields: { ...valid.fields, lost },
  },
  message:
    'calculators/gravel-calculator.ts: fields.lost reaches no result; use it in a formula, or leave it out',
}
