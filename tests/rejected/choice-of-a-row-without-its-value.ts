import { withBeds, withRepeat } from './support/language.ts'
import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: withRepeat({
    fields: { ...withBeds.fields.beds.fields, kind: { ...valid.fields.stone, label: 'Kind' } },
    formulas: { bedArea: { unit: 'm²', is: 'length * width * kind' } },
  }),
  message: [
    'calculators/gravel-calculator.ts: fields.beds.formulas.bedArea.is names "kind", a choice; use one of its values: kind.density',
    '    length * width * kind',
    '                     ^^^^',
  ].join('\n'),
}
