import { withBeds } from './support/language.ts'
import { type Rejected, surface } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...withBeds, picture: [{ ...surface, areas: 'beds.width' }] },
  message:
    'calculators/gravel-calculator.ts: picture[0].areas names "beds.width", which is measured in m; an area is expected: beds.bedArea',
}
