import { withStone } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withStone({
    options: { ballast: { label: 'Ballast of {density}', values: { density: 'about 1.6' } } },
  }),
  message:
    "calculators/gravel-calculator.ts: fields.stone.options.ballast.values.density is 'about 1.6', which is not an exact number; write '5.5' or '2/7'",
}
