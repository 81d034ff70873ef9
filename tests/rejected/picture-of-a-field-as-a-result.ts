import { heaps, type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, picture: [{ ...heaps, bags: { ...heaps.bags, of: 'stone' } }] },
  message: `calculators/gravel-calculator.ts: picture[0].bags.of names "stone", which is not one of the results; known here: volume, weight, loads`,
}
