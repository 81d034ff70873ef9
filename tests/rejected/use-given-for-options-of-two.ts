import { price, sand, withPriceOfMurram, withUse } from './support/language.ts'
import type { Rejected } from './valid.ts'

const shownFor = { stone: ['murram', 'ballast'] }

export const rejected: Rejected = {
  file: 'sand-calculator.ts',
  beside: {
    'gravel-calculator': {
      ...withPriceOfMurram,
      fields: { ...withPriceOfMurram.fields, price: { ...price, default: '900', shownFor } },
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
    'calculators/sand-calculator.ts: uses.gravel.given.price gives "price", which gravel-calculator takes only where stone is murram or ballast; give a field with shownFor for the same options',
}
