import { gravel, withBeds, withEstimate } from './support/language.ts'
import type { Rejected } from './valid.ts'

const { beds } = withBeds.fields
const lawns = { ...beds, label: 'Lawns', row: 'lawn' }

export const rejected: Rejected = {
  file: 'garden-estimator.ts',
  beside: gravel,
  definition: withEstimate(
    { given: { area: ['beds', 'lawns'] } },
    { fields: { ...withBeds.fields, lawns } },
  ),
  message:
    'calculators/garden-estimator.ts: estimates[0].given.area gives rows of beds and lawns, where gravel-calculator has one number; give one name',
}
