import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    materials: [{ material: 'ballast', amount: 'volume', note: 'Too deep.' }],
  },
  message:
    'calculators/gravel-calculator.ts: materials[0].note is shown outside of the limits in where, but there are none; add where, or leave it out',
}
