import { pieces, type Rejected, surface, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, picture: [{ ...surface, pieces: { ...pieces, wastage: 'depth' } }] },
  message: `calculators/gravel-calculator.ts: picture[0].pieces.wastage names "depth", which is measured in cm; a percentage is expected`,
}
