import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, icon: { lines: `M3 3${'h1v1'.repeat(100)}`, filled: 'M3 3h18v18H3z' } },
  message:
    'calculators/gravel-calculator.ts: icon.lines is longer than 400 letters; an icon is a few lines',
}
