import { withBeds, withEstimate, withRepeat, withRowField } from './support/language.ts'
import { type Rejected, valid } from './valid.ts'

const edge = { ...valid.fields.stone, label: 'Edge' }
const marble = { label: 'Marble', values: { density: '2.7' } }
const { fields } = withRowField('edge', { ...edge, options: { ...edge.options, marble } })

export const rejected: Rejected = {
  file: 'garden-estimator.ts',
  beside: {
    'gravel-calculator': withRepeat({
      fields: { ...withBeds.fields.beds.fields, edge },
      formulas: { bedArea: { unit: 'm²', is: 'length * width * edge.density / edge.density' } },
    }),
  },
  definition: withEstimate({ given: { area: 'area', beds: ['beds'] } }, { fields }),
  message:
    'calculators/garden-estimator.ts: estimates[0].given.beds gives "beds.edge", whose option \'marble\' gravel-calculator does not have; known here: ballast, murram',
}
