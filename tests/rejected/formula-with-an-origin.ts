import { withMore } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withMore({}, { twice: { unit: 'm²', is: 'area * 2', source: 'A list.' } }),
  message:
    'calculators/gravel-calculator.ts: formulas.twice.is has an origin, which only a table has; give it to the constants that it mentions',
}
