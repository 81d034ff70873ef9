import { withExample, withPrice } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withExample(withPrice, {}, { cost: '0.00' }),
  message:
    'calculators/gravel-calculator.ts: examples.path.expect.cost is absent with what is given, so nothing is shown for it; leave it out',
}
