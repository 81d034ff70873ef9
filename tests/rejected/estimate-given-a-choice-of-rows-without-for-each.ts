import { gravel, withEstimate, withRowField } from './support/language.ts'
import { type Rejected, valid } from './valid.ts'

const { fields } = withRowField('edge', { ...valid.fields.stone, label: 'Edge' })

export const rejected: Rejected = {
  file: 'garden-estimator.ts',
  beside: gravel,
  definition: withEstimate({ given: { area: 'area', stone: 'beds.edge' } }, { fields }),
  message:
    'calculators/garden-estimator.ts: estimates[0].given.stone gives "beds.edge", where gravel-calculator has a choice; give it a choice of the same options',
}
