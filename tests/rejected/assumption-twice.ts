import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    assumptions: ['The ground is level.', 'Stone settles.', 'The ground is level.'],
  },
  message:
    'calculators/gravel-calculator.ts: assumptions[2] is the same as assumptions[0]; change one, or leave it out',
}
