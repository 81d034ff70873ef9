import { gravel, withUse } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'sand-calculator.ts',
  beside: gravel,
  definition: withUse({ area: 'stone' }),
  message:
    'calculators/sand-calculator.ts: uses.gravel.given.area gives "stone", which is not a field, constant or formula; known here: area, depth, volume, weight, loads',
}
