import { withBeds, withRepeat } from './support/language.ts'
import { type Rejected, valid } from './valid.ts'

const { fields, formulas } = withBeds.fields.beds

export const rejected: Rejected = {
  definition: withRepeat({
    fields: { ...fields, soil: { ...valid.fields.stone, label: 'Soil' } },
    formulas: {
      ...formulas,
      edging: {
        unit: 'm',
        table: { by: { hedge: ['1', '2'] }, figures: ['3', '4'] },
        source: 'A list.',
      },
    },
  }),
  message:
    'calculators/gravel-calculator.ts: fields.beds.formulas.edging.table.by.hedge is not a choice, a number field, a constant or a formula; known here: area, depth, stone.density, lorryLoad, length, width, soil.density, bedArea, edging, stone, soil',
}
