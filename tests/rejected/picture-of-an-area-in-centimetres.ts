import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    picture: {
      kind: 'slab',
      area: 'depth',
      thickness: 'depth',
      mix: 'stone',
      bags: 'loads',
      sand: 'volume',
      aggregate: 'volume',
    },
  },
  message:
    'calculators/gravel-calculator.ts: picture.area names "depth", which is measured in cm; an area is expected: area',
}
