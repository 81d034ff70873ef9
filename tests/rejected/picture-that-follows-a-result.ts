import { heaps, type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, picture: [{ ...heaps, follows: 'weight' }] },
  message: `calculators/gravel-calculator.ts: picture[0].follows names "weight", which is not a field; known here: area, depth, stone`,
}
