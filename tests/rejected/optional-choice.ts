import { withStone } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withStone({ optional: true }),
  message:
    'calculators/gravel-calculator.ts: fields.stone has an unknown key "optional"; known here: kind, label, hint, default, units, labels, options, visibleWhen, source, assumption',
}
