import { gravel, withUse } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'sand-calculator.ts',
  beside: gravel,
  definition: withUse({ area: 'cmPerM' }),
  message:
    'calculators/sand-calculator.ts: uses.gravel.given.area gives "cmPerM", which is not a field, constant or formula; known here: area, depth, volume, weight, loads',
}
