import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    materials: [{ material: 'ballast', amount: 'volume', where: { depth: {} } }],
  },
  message:
    'calculators/gravel-calculator.ts: materials[0].where.depth has no limit; give it one, or leave it out',
}
