import { withPriceOfFinishedMurram } from './support/finish.ts'
import { withExample } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withExample(withPriceOfFinishedMurram, { stone: 'muram', price: '900' }),
  message:
    'calculators/gravel-calculator.ts: examples.path.given.stone is \'muram\', which is none of the options; did you mean "murram"?',
}
