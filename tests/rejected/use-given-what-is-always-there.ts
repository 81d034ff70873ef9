import { price, sand, withPriceOfMurram, withUse } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'sand-calculator.ts',
  beside: { 'gravel-calculator': withPriceOfMurram },
  definition: { ...withUse({ price: 'price' }), fields: { ...sand.fields, price } },
  message:
    'calculators/sand-calculator.ts: uses.gravel.given.price gives "price", which gravel-calculator has only where stone is murram; give a field with visibleWhen for the same options',
}
