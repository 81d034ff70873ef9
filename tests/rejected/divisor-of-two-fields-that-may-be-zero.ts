import { withDivisor } from './support/language.ts'
import type { Rejected } from './valid.ts'

const { fields, ...others } = withDivisor('(share * part)')
const part = { ...fields.share, label: 'Part', default: '1' }

/** To let one of them accept no zero would not do. */
export const rejected: Rejected = {
  definition: { ...others, fields: { ...fields, part } },
  message:
    "calculators/gravel-calculator.ts: formulas.volume.is divides by share * part, which may be zero; make it a formula of its own, with accepts: 'positive' and an errorMessage that says what a person should enter",
}
