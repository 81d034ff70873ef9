import { withMore } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withMore({}, { twice: { unit: 'm²' } }),
  message:
    'calculators/gravel-calculator.ts: formulas.twice.is is missing; a formula is expected, or a table',
}
