import { type Rejected, slab, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, picture: { ...slab, thickness: 'area' } },
  message:
    'calculators/gravel-calculator.ts: picture.thickness names "area", which is measured in m²; a length is expected: depth',
}
