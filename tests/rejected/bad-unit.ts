import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    formulas: { ...valid.formulas, volume: { unit: 'm3', is: 'area * depth / cmPerM' } },
  },
  message: `calculators/gravel-calculator.ts: formulas.volume.unit is 'm3', which is another spelling of a measure; write 'm³'`,
}
