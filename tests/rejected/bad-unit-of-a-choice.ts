import { MEASURES } from '../../schemas/measures.ts'
import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    fields: { ...valid.fields, stone: { ...valid.fields.stone, units: { density: 'tonne/M' } } },
  },
  message: `calculators/gravel-calculator.ts: fields.stone.units.density is 'tonne/M', where 'M' is not a unit; the measures are ${Object.keys(MEASURES).join(', ')}, a count is a lower-case word as 'tile', a plain number is '1', powers are ² and ³, products use ·`,
}
