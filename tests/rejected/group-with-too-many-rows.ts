import { withGroup } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withGroup({ most: 101 }),
  message: 'calculators/gravel-calculator.ts: fields.beds.most is more than 100',
}
