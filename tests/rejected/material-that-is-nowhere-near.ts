import catalogue from '../../calculators/shared/materials.ts'
import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, materials: [{ material: 'barbed-wire-rolls', amount: 'volume' }] },
  message: `calculators/gravel-calculator.ts: materials[0].material is 'barbed-wire-rolls', no material of calculators/shared/materials.ts, where new ones are added; known here: ${Object.keys(catalogue).join(', ')}`,
}
