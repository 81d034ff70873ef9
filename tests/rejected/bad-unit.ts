import { MEASURES } from '../../schemas/measures.ts'
import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    formulas: { ...valid.formulas, volume: { unit: 'm3', is: 'area * depth / cmPerM' } },
  },
  message: `calculators/gravel-calculator.ts: formulas.volume.unit is 'm3', where 'm3' is not a unit; the measures are ${Object.keys(MEASURES).join(', ')}, a count is a lower-case word as 'tile', a plain number is '1', powers are ² and ³, products use ·`,
}
