import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    picture: {
      kind: 'wall',
      length: 'area',
      height: 'depth',
      blockLength: 'depth',
      blockHeight: 'depth',
      gap: 'depth',
      wastage: 'depth',
      blocks: 'loads',
      total: 'weight',
    },
  },
  message: [
    'calculators/gravel-calculator.ts: picture.length names "area", which is measured in m²; a length is expected: depth',
    'calculators/gravel-calculator.ts: picture.wastage names "depth", which is measured in cm; a percentage is expected',
    'calculators/gravel-calculator.ts: picture.total names "weight", which is measured in tonne; a count or a plain number is expected: loads',
  ].join('\n'),
}
