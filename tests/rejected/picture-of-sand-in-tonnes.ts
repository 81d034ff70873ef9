import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    picture: {
      kind: 'slab',
      area: 'area',
      thickness: 'depth',
      mix: 'stone',
      bags: 'loads',
      sand: 'weight',
      aggregate: 'volume',
    },
  },
  message:
    'calculators/gravel-calculator.ts: picture.sand names "weight", which is measured in tonne; a volume is expected: volume',
}
