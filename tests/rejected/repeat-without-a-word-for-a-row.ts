import { withRepeat } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withRepeat({ row: '' }),
  message: 'calculators/gravel-calculator.ts: fields.beds.row is empty; a text is expected',
}
