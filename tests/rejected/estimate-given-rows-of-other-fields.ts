import { metres, withEstimate, withRepeat } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'garden-estimator.ts',
  beside: {
    'gravel-calculator': withRepeat({
      fields: { length: { ...metres, label: 'Length', unit: 'cm' }, width: metres },
      formulas: { bedArea: { unit: 'm²', is: '(length / cmPerM) * width' } },
    }),
  },
  definition: withEstimate({ given: { area: 'area', beds: ['beds'] } }),
  message:
    'calculators/garden-estimator.ts: estimates[0].given.beds gives "beds.length" in m, where gravel-calculator has cm; convert it in a formula',
}
