import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, materials: [{ material: 'balast', amount: 'volume' }] },
  message: `calculators/gravel-calculator.ts: materials[0].material is 'balast', no material of calculators/shared/materials.ts, where new ones are added; did you mean "ballast"?`,
}
