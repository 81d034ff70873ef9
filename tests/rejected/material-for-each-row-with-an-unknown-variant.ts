import { withRepeat } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...withRepeat({}),
    materials: [
      {
        material: 'ballast',
        amount: 'bedArea * depth / cmPerM',
        variant: '{volume} m³',
        forEach: 'beds',
      },
    ],
  },
  message:
    'calculators/gravel-calculator.ts: materials[0].variant shows {volume}, which is not known in a row of beds; known here: area, depth, stone.density, lorryLoad, length, width, bedArea, stone',
}
