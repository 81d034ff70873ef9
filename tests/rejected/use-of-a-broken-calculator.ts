import { sand } from './support/language.ts'
import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  file: 'sand-calculator.ts',
  beside: { 'gravel-calculator': { ...valid, fields: {} } },
  definition: sand,
  message:
    "calculators/sand-calculator.ts: uses.gravel.of is 'gravel-calculator', which does not pass its own check yet; fix that first",
}
