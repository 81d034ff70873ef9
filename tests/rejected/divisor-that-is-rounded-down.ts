import { withDivisor } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withDivisor('floor(8 / (2 + share))'),
  message:
    "calculators/gravel-calculator.ts: formulas.volume.is divides by floor(8 / (2 + share)), which may be zero; make it a formula of its own, with accepts: 'positive' and an errorMessage that says what a person should enter",
}
