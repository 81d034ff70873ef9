import { withEdges } from './support/edged.ts'
import { withEstimate, withRowField } from './support/language.ts'
import { type Rejected, valid } from './valid.ts'

const { fields } = withRowField('edge', { ...valid.fields.stone, label: 'Edge' })

export const rejected: Rejected = {
  file: 'garden-estimator.ts',
  beside: { 'gravel-calculator': withEdges },
  definition: withEstimate({ given: { area: 'area', beds: ['beds'] } }, { fields }),
  message:
    'calculators/garden-estimator.ts: estimates[0].given.beds gives "beds.edge", a choice, where gravel-calculator has a number',
}
