import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    materials: [{ material: 'ballast', amount: 'volume', where: { depth: { most: '50' } } }],
  },
  message:
    'calculators/gravel-calculator.ts: materials[0].where.depth has an unknown key "most"; known here: minimum, maximum, exclusiveMinimum, exclusiveMaximum, integer',
}
