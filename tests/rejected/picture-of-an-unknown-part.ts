import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, picture: [{ part: 'heap' }] },
  message: `calculators/gravel-calculator.ts: picture[0].part is none of the parts: surface, lapped, box, cylinder, layers, stairs, gable, grid, section, bar, bundle, coats, pile, heaps`,
}
