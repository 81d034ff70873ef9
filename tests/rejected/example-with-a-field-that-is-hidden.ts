import { withExample, withPriceOfMurram } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withExample(withPriceOfMurram, { price: '900' }),
  message:
    'calculators/gravel-calculator.ts: examples.path.given.price is not on the page here: it is only where stone is murram; leave it out',
}
