import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    picture: {
      kind: 'slab',
      area: 'area',
      thickness: 'depth',
      mix: 'stone',
      bags: 'weight',
      sand: 'volume',
      aggregate: 'volume',
    },
  },
  message:
    'calculators/gravel-calculator.ts: picture.bags names "weight", which is measured in tonne; a count or a plain number is expected: loads',
}
