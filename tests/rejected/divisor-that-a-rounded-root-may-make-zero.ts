import { withDivisor } from './support/language.ts'
import type { Rejected } from './valid.ts'

const divided = withDivisor('(sqrt(share) - 2)')
const share = { ...divided.fields.share, default: '16', accepts: { exclusiveMinimum: '4' } }

/** The root of what is a hair above 4 is rounded, to 2. */
export const rejected: Rejected = {
  definition: { ...divided, fields: { ...divided.fields, share } },
  message:
    "calculators/gravel-calculator.ts: formulas.volume.is divides by sqrt(share) - 2, which may be zero; make it a formula of its own, with accepts: 'positive' and an errorMessage that says what a person should enter",
}
