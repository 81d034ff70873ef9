import { withExample, withPrice } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withExample(withPrice, {}, { cost: '0.00' }),
  message:
    'calculators/gravel-calculator.ts: examples.path.expect.cost is absent with these inputs, so the page shows nothing for it; leave it out',
}
