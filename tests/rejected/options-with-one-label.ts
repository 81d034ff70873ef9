import { withStone } from './support/language.ts'
import { type Rejected, valid } from './valid.ts'

const { ballast, murram } = valid.fields.stone.options

export const rejected: Rejected = {
  definition: withStone({ options: { ballast, murram: { ...murram, label: 'Ballast' } } }),
  message:
    "calculators/gravel-calculator.ts: fields.stone.options.murram.label is 'Ballast', as that of ballast is; give one of the two another label",
}
