import { type Rejected, slab, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, picture: { ...slab, area: 'depth' } },
  message:
    'calculators/gravel-calculator.ts: picture.area names "depth", which is measured in cm; an area is expected: area',
}
