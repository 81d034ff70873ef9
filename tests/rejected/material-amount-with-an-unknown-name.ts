import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, materials: [{ material: 'ballast', amount: 'volumes' }] },
  message:
    'calculators/gravel-calculator.ts: materials[0].amount names "volumes", which is not a field, constant or formula; did you mean "volume"?\n    volumes\n    ^^^^^^^',
}
