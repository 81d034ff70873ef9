import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, icon: { lines: 'M3 3h18" onload=', filled: 'h18v18' } },
  message: [
    `calculators/gravel-calculator.ts: icon.lines is not a path on a grid of 24, as 'M3 3h18v18H3z'`,
    `calculators/gravel-calculator.ts: icon.filled is not a path on a grid of 24, as 'M3 3h18v18H3z'`,
  ].join('\n'),
}
