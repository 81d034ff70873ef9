import { metres, withMore } from './support/language.ts'
import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: withMore(
    {
      size: { ...valid.fields.stone, visibleWhen: { stone: ['murram'] } },
      price: { ...metres, unit: 'KSh/tonne', visibleWhen: { size: ['ballast'] } },
    },
    { cost: { unit: 'KSh', is: 'weight * price' } },
  ),
  message:
    'calculators/gravel-calculator.ts: fields.price.visibleWhen.size is a choice that is not always visible itself; name one that is',
}
