import { withPriceOfFinishedMurram } from './support/finish.ts'
import { withExample } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withExample(withPriceOfFinishedMurram, { finish: 'raked', price: '900' }),
  message:
    'calculators/gravel-calculator.ts: examples.path.given.price is not on the page here: it is only where stone is murram and finish is rolled or raked; leave it out',
}
