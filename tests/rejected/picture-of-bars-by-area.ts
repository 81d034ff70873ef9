import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    picture: { kind: 'bars', diameter: 'depth', length: 'area', bars: 'depth', weight: 'stone' },
  },
  message: [
    'calculators/gravel-calculator.ts: picture.length names "area", which is measured in m²; a length is expected: depth',
    'calculators/gravel-calculator.ts: picture.bars names "depth", which is measured in cm; a count or a plain number is expected',
    'calculators/gravel-calculator.ts: picture.weight names "stone", which is not one of the results; known here: volume, weight, loads',
  ].join('\n'),
}
