import { gravel, withUse } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'sand-calculator.ts',
  beside: gravel,
  definition: withUse({ of: 'gravel-calculater' }),
  message:
    'calculators/sand-calculator.ts: uses.gravel.of is \'gravel-calculater\', which is not a calculator; did you mean "gravel-calculator"?',
}
