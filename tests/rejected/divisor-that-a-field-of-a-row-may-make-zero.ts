import { withBedArea } from './support/language.ts'
import type { Rejected } from './valid.ts'

const definition = withBedArea('length * width / (share / 2 * 2)')
const { beds } = definition.fields
const share = { kind: 'number', label: 'Share', unit: '1', accepts: { minimum: '0' } }

export const rejected: Rejected = {
  definition: {
    ...definition,
    fields: { ...definition.fields, beds: { ...beds, fields: { ...beds.fields, share } } },
  },
  message:
    "calculators/gravel-calculator.ts: fields.beds.formulas.bedArea.is divides by (share / 2) * 2, which may be zero; let share accept 'positive', or make it a formula of its own, with accepts: 'positive' and an errorMessage that says what a person should enter",
}
