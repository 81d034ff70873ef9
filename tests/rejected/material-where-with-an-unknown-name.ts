import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    materials: [{ material: 'ballast', amount: 'volume', where: { dephts: { maximum: '50' } } }],
  },
  message:
    'calculators/gravel-calculator.ts: materials[0].where.dephts is not a field, constant or formula; did you mean "depth"?',
}
