import { metres, withBeds, withEstimate, withRowField } from './support/language.ts'
import type { Rejected } from './valid.ts'

const { fields } = withRowField('edge', { ...metres, label: 'Edge', default: '1' })

export const rejected: Rejected = {
  file: 'garden-estimator.ts',
  beside: { 'gravel-calculator': withBeds },
  definition: withEstimate({ given: { area: 'area', beds: ['beds'] } }, { fields }),
  message:
    'calculators/garden-estimator.ts: estimates[0].given.beds gives the rows of "beds", whose field edge no bed of gravel-calculator has; known here: length, width',
}
