import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, materials: [{ material: 'ballast', amount: 'weight' }] },
  message:
    'calculators/gravel-calculator.ts: materials[0].amount comes out in tonne, but ballast is measured in m³; what is too much is tonne/m³; is a field or a figure missing, or its unit wrong?\n    weight\n    ^^^^^^',
}
