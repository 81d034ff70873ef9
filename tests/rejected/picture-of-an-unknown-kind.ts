import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    picture: { kind: 'heap' },
  },
  message:
    "calculators/gravel-calculator.ts: picture.kind has no known kind; a picture's kind is 'slab', 'wall', 'floor', 'roof', 'bars' or 'coats'",
}
