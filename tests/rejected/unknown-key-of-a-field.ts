import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    fields: { ...valid.fields, area: { ...valid.fields.area, labell: 'Area' } },
  },
  message:
    'calculators/gravel-calculator.ts: fields.area has an unknown key "labell"; known here: kind, label, unit, hint, placeholder, default, accepts, usual, onInvalid, optional, visibleWhen, placement',
}
