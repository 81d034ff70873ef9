import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    materials: [{ material: 'ballast', amount: 'volume - area * depth / cmPerM / 2' }],
  },
  message:
    'calculators/gravel-calculator.ts: materials[0].amount may come out below zero; use max(0, …)',
}
