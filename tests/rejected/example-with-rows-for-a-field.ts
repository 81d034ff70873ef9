import { withBeds, withExample } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withExample(withBeds, { area: [{ width: '2' }] }),
  message: 'calculators/gravel-calculator.ts: examples.path.given.area is not a text, as typed',
}
