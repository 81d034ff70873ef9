import { heaps, type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, picture: [{ ...heaps, bags: { ...heaps.bags, of: 'weight' } }] },
  message: `calculators/gravel-calculator.ts: picture[0].bags.of names "weight", which is measured in tonne; a count or a plain number is expected: loads`,
}
