import { metres, withBeds, withRepeat } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withRepeat({
    fields: { ...withBeds.fields.beds.fields, width: { ...metres, unit: 'M' } },
    formulas: { bedArea: { unit: 'm2', is: 'length * width' } },
  }),
  message: [
    "calculators/gravel-calculator.ts: fields.beds.fields.width.unit is 'M', which is another spelling of a measure; write 'm'",
    "calculators/gravel-calculator.ts: fields.beds.formulas.bedArea.unit is 'm2', which is another spelling of a measure; write 'm²'",
  ].join('\n'),
}
