import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, materials: [{ material: 'balast', amount: 'volume' }] },
  message: `calculators/gravel-calculator.ts: materials[0].material is 'balast', which is not a material of the catalogue; did you mean "ballast"?`,
}
