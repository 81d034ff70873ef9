import { withRepeat } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...withRepeat({}),
    materials: [{ material: 'ballast', amount: 'volume', forEach: 'beds' }],
  },
  message: [
    'calculators/gravel-calculator.ts: materials[0].amount names "volume", a formula outside of the rows; in a row of beds fields, constants and the row itself are known',
    '    volume',
    '    ^^^^^^',
  ].join('\n'),
}
