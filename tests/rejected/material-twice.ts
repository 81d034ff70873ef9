import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    materials: [
      { material: 'ballast', amount: 'volume' },
      { amount: 'volume', material: 'ballast' },
    ],
  },
  message:
    'calculators/gravel-calculator.ts: materials[1] is the same as materials[0]; change one, or leave it out',
}
