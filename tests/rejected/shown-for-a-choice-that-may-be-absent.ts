import { metres, withMore } from './support/language.ts'
import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: withMore(
    {
      size: { ...valid.fields.stone, shownFor: { stone: ['murram'] } },
      price: { ...metres, unit: 'KSh/tonne', shownFor: { size: ['ballast'] } },
    },
    { cost: { unit: 'KSh', is: 'weight * price' } },
  ),
  message:
    'calculators/gravel-calculator.ts: fields.price.shownFor.size is a choice that is not always there itself; name one that is',
}
