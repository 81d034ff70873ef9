import { price, sand, withPriceOfMurram, withUse } from './support/language.ts'
import type { Rejected } from './valid.ts'

const visibleWhen = { stone: ['murram', 'ballast'] }

export const rejected: Rejected = {
  file: 'sand-calculator.ts',
  beside: {
    'gravel-calculator': {
      ...withPriceOfMurram,
      fields: { ...withPriceOfMurram.fields, price: { ...price, default: '900', visibleWhen } },
      examples: {
        ...withPriceOfMurram.examples,
        path: {
          ...withPriceOfMurram.examples.path,
          expect: { ...withPriceOfMurram.examples.path.expect, cost: '1,440.00' },
        },
      },
    },
  },
  definition: {
    ...withUse({ price: 'price' }),
    fields: { ...sand.fields, price: { ...price, default: '900' } },
  },
  message:
    'calculators/sand-calculator.ts: uses.gravel.given.price gives "price", which gravel-calculator has only where stone is murram or ballast; give a field with visibleWhen for the same options',
}
