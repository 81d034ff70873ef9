import { withStone } from './support/language.ts'
import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: withStone({
    options: { ...valid.fields.stone.options, other: { label: 'Another' } },
  }),
  message:
    'calculators/gravel-calculator.ts: results[1].of is "weight", which is absent where stone.density is; the key figure must always be there',
}
