import { withGroup } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withGroup({ least: 6 }),
  message: 'calculators/gravel-calculator.ts: fields.beds.least is 6, more than most, which is 5',
}
