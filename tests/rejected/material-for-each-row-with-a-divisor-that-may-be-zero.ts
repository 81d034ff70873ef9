import { withRepeat } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...withRepeat({}),
    materials: [
      {
        material: 'ballast',
        amount: 'bedArea * depth / cmPerM / floor(length / width)',
        forEach: 'beds',
      },
    ],
  },
  message:
    "calculators/gravel-calculator.ts: materials[0].amount divides by floor(length / width), which may be zero; make it a formula of its own, with accepts: 'positive' and an errorMessage that says what a person should enter",
}
