import { heaps, type Rejected, valid } from './valid.ts'

const [heap] = heaps.heaps

export const rejected: Rejected = {
  definition: { ...valid, picture: [{ ...heaps, heaps: [heap, heap, heap] }] },
  message:
    'calculators/gravel-calculator.ts: picture[0].heaps has more than two heaps, which is all there is room for',
}
