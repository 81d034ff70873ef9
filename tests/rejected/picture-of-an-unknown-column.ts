import { withBeds } from './support/language.ts'
import { type Rejected, surface } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...withBeds, picture: [{ ...surface, areas: 'beds.bedAria' }] },
  message:
    'calculators/gravel-calculator.ts: picture[0].areas names "beds.bedAria", which is not a column of a repeat; did you mean "beds.bedArea"?',
}
