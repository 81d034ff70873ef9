import { MEASURES } from '../../schemas/measures.ts'
import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    formulas: { ...valid.formulas, loads: { ...valid.formulas.loads, unit: 'Lorry' } },
  },
  message: `calculators/gravel-calculator.ts: formulas.loads.unit is 'Lorry', where 'Lorry' is not a unit; the measures are ${Object.keys(MEASURES).join(', ')}, a count is a lower-case word as 'tile', a plain number is '1', powers are ² and ³, products use ·`,
}
