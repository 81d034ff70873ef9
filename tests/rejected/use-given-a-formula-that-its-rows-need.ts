import { withBedArea, withRowsHandedOver } from './support/language.ts'
import type { Rejected } from './valid.ts'

const { definition, ...more } = withRowsHandedOver({
  of: 'ponds',
  given: { length: 'long', width: 'wide' },
})
const { gravel } = definition.uses

export const rejected: Rejected = {
  ...more,
  beside: { 'gravel-calculator': withBedArea('length * width * depth / depth') },
  definition: {
    ...definition,
    uses: { gravel: { ...gravel, given: { ...gravel.given, depth: 'deep' } } },
    formulas: {
      ...definition.formulas,
      deep: { unit: 'cm', is: 'depth * 1', accepts: 'positive' },
    },
  },
  message:
    'calculators/sand-calculator.ts: uses.gravel.given.depth gives "deep", a formula, where the rows of beds need it; give it a field or a constant',
}
