import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    materials: [{ material: 'ballast', amount: 'volume', variant: '{size} mm' }],
  },
  message:
    'calculators/gravel-calculator.ts: materials[0].variant shows {size}, which is not a field, constant or formula; known here: area, depth, stone.density, lorryLoad, volume, weight, loads, stone',
}
