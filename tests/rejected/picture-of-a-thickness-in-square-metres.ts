import { box, type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, picture: [{ ...box, height: 'area' }] },
  message: `calculators/gravel-calculator.ts: picture[0].height names "area", which is measured in m²; a length is expected: depth`,
}
