import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, materials: [{ material: 'walling', amount: 'volume' }] },
  message:
    'calculators/gravel-calculator.ts: materials[0].amount comes out in m³, but walling is measured in m²; what is too much is m; is a field or a figure missing, or its unit wrong?\n    volume\n    ^^^^^^',
}
