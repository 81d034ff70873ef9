import { withRepeat } from './support/language.ts'
import type { Rejected } from './valid.ts'

const metres = { kind: 'number', unit: 'm', accepts: { minimum: '1', maximum: '4' } }
const table = { by: { width: ['1', '3'] }, figures: ['2', '5'] }

export const rejected: Rejected = {
  definition: withRepeat({
    fields: { width: { ...metres, label: 'Width' } },
    formulas: { bedArea: { unit: 'm²', table, source: 'A list of beds.' } },
  }),
  message:
    'calculators/gravel-calculator.ts: fields.beds.formulas.bedArea.table is looked up by width, which may be above 3, where the table ends; let it accept a maximum of 3',
}
