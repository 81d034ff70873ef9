import { type Rejected, slab, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, picture: { ...slab, bags: 'weight' } },
  message:
    'calculators/gravel-calculator.ts: picture.bags names "weight", which is measured in tonne; a count or a plain number is expected: loads',
}
