import { sand, withRepeat } from './support/language.ts'
import type { Rejected } from './valid.ts'

const bed = { beds: [{ length: '1', width: '1' }] }
const { examples, ...beds } = withRepeat({ minimum: 1 })
const { path, yard } = examples

export const rejected: Rejected = {
  file: 'sand-calculator.ts',
  beside: {
    'gravel-calculator': {
      ...beds,
      examples: {
        path: { ...path, given: { area: '21', ...bed } },
        yard: { ...yard, given: { ...yard.given, area: '101', ...bed } },
      },
    },
  },
  definition: sand,
  message:
    "calculators/sand-calculator.ts: uses.gravel.given gives no rows to beds, where gravel-calculator needs 1 or more; give it { of: '…', given: { length: '…' } }",
}
