import { type Rejected, slab, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, picture: { ...slab, sand: 'weight' } },
  message:
    'calculators/gravel-calculator.ts: picture.sand names "weight", which is measured in tonne; a volume is expected: volume',
}
