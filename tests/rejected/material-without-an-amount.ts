import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, materials: [{ material: 'ballast', variant: '{stone}' }] },
  message:
    'calculators/gravel-calculator.ts: materials[0].amount is missing; a text in quotes is expected',
}
