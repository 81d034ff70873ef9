import { MEASURES } from '../../schemas/measures.ts'
import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, fields: { ...valid.fields, area: { ...valid.fields.area, unit: 'M²' } } },
  message: `calculators/gravel-calculator.ts: fields.area.unit is 'M²', where 'M²' is not a unit; the measures are ${Object.keys(MEASURES).join(', ')}, a count is a lower-case word as 'tile', a plain number is '1', powers are ² and ³, products use ·`,
}
