import { heaps, type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, picture: [{ ...heaps, heaps: [] }] },
  message:
    'calculators/gravel-calculator.ts: picture[0].heaps is empty; at least one heap is expected',
}
