import { withFormula } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withFormula('loads', 'bags', 'ceil(weight / lorryLoad)'),
  message:
    "calculators/gravel-calculator.ts: formulas.loads.unit is 'bags', which is more than one; a count is a word in the singular, as 'bag'",
}
