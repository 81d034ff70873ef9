import { metres, withRepeat } from './support/language.ts'
import { type Rejected, valid } from './valid.ts'

const { fields, ...others } = withRepeat({})
const { beds } = fields
const height = { ...metres, label: 'Height', accepts: { minimum: '0' } }
const inRow = { ...beds.fields, height }

/** The largest is zero as well, where all of them are. */
export const rejected: Rejected = {
  definition: {
    ...others,
    fields: { ...fields, beds: { ...beds, fields: inRow } },
    formulas: {
      ...others.formulas,
      slender: { unit: '1', is: 'max(beds.length) / min(beds.height)' },
      flat: { unit: '1', is: 'min(beds.length) / max(beds.height)' },
    },
    results: [
      ...valid.results,
      { of: 'slender', label: 'Slenderness', decimals: 2 },
      { of: 'flat', label: 'Flatness', decimals: 2 },
    ],
  },
  message: ['slender.is divides by min', 'flat.is divides by max']
    .map(
      (divides) =>
        `calculators/gravel-calculator.ts: formulas.${divides}(beds.height), which may be zero; make it a formula of its own, with accepts: 'positive' and an errorMessage that says what a person should enter`,
    )
    .join('\n'),
}
