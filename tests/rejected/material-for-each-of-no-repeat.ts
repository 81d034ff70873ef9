import { withRepeat } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...withRepeat({}),
    materials: [{ material: 'ballast', amount: 'volume', forEach: 'bed' }],
  },
  message:
    'calculators/gravel-calculator.ts: materials[0].forEach is \'bed\', which is no repeat of this calculator; did you mean "beds"?',
}
