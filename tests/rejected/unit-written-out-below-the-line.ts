import { withStone } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withStone({ units: { density: 'tonne/metre' } }),
  message:
    "calculators/gravel-calculator.ts: fields.stone.units.density is 'tonne/metre', where 'metre' is a measure written out; write 'm'",
}
