import { withDivisor } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withDivisor('(share / 2 * 2)'),
  message:
    "calculators/gravel-calculator.ts: formulas.volume.is divides by (share / 2) * 2, which may be zero; let share accept 'positive', or make it a formula of its own, with accepts: 'positive' and an errorMessage that says what a person should enter",
}
