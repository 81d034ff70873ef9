import { box, type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, picture: [{ ...box, area: 'depth' }] },
  message: `calculators/gravel-calculator.ts: picture[0].area names "depth", which is measured in cm; an area is expected: area`,
}
