import { heaps, type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, picture: [{ ...heaps, highlightWith: 'weight' }] },
  message: `calculators/gravel-calculator.ts: picture[0].highlightWith names "weight", which is not a field; known here: area, depth, stone`,
}
