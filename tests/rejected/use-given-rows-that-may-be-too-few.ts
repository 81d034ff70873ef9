import { withRepeat, withRowsHandedOver } from './support/language.ts'
import type { Rejected } from './valid.ts'

const withABed = withRepeat({ minimum: 1 })
const { path, yard } = withABed.examples
const beds = [{ length: '1', width: '1' }]

export const rejected: Rejected = {
  ...withRowsHandedOver({ of: 'ponds', given: { length: 'long', width: 'wide' } }),
  beside: {
    'gravel-calculator': {
      ...withABed,
      examples: {
        path: { ...path, given: { ...path.given, area: '21', beds } },
        yard: { ...yard, given: { ...yard.given, area: '101', beds } },
      },
    },
  },
  message:
    "calculators/sand-calculator.ts: uses.gravel.given.beds.of is 'ponds', which has 0 to 4 rows, where gravel-calculator has 1 to 5",
}
