import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, materials: [{ material: 'cement', amount: 'weight' }] },
  message:
    'calculators/gravel-calculator.ts: materials[0].amount comes out in tonne, but cement is measured in bag; give an amount in bag\n    weight\n    ^^^^^^',
}
