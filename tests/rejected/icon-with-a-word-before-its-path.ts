import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, icon: { lines: 'path M3 3h18', filled: 'M3 3h18v18H3z' } },
  message:
    "calculators/gravel-calculator.ts: icon.lines is not a path on a grid of 24, as 'M3 3h18v18H3z'",
}
