import { withDivisor } from './support/language.ts'
import type { Rejected } from './valid.ts'

const { fields, ...others } = withDivisor('(share / 2 * 2)')
const share = { ...fields.share, accepts: { minimum: '0', integer: true } }

export const rejected: Rejected = {
  definition: { ...others, fields: { ...fields, share } },
  message:
    "calculators/gravel-calculator.ts: formulas.volume.is divides by (share / 2) * 2, which may be zero; let share accept { minimum: '1', integer: true }, or make it a formula of its own, with accepts: 'positive' and an errorMessage that says what a person should enter",
}
