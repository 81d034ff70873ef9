import { type Rejected, surface, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, picture: [{ ...surface, length: 'area' }] },
  message: `calculators/gravel-calculator.ts: picture[0].length names "area", which is measured in m²; a length is expected: depth`,
}
