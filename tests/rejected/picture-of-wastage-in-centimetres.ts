import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    picture: {
      kind: 'floor',
      length: 'depth',
      width: 'depth',
      tileLength: 'depth',
      tileWidth: 'depth',
      wastage: 'depth',
      tiles: 'loads',
      total: 'loads',
    },
  },
  message:
    'calculators/gravel-calculator.ts: picture.wastage names "depth", which is measured in cm; a percentage is expected',
}
