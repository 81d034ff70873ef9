import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    picture: {
      kind: 'slab',
      area: 'area',
      thickness: 'area',
      mix: 'stone',
      bags: 'loads',
      sand: 'volume',
      aggregate: 'volume',
    },
  },
  message:
    'calculators/gravel-calculator.ts: picture.thickness names "area", which is measured in m²; a length is expected: depth',
}
