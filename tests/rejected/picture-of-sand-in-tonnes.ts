import { heaps, type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    picture: [{ ...heaps, heaps: [{ of: 'weight', label: 'sand', material: 'sand' }] }],
  },
  message: `calculators/gravel-calculator.ts: picture[0].heaps[0].of names "weight", which is measured in tonne; a volume is expected: volume`,
}
