import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, takes: { ballast: { is: 'volume', otherwise: 'Too deep.' } } },
  message:
    'calculators/gravel-calculator.ts: takes.ballast.otherwise is said outside of limits, but there are none; add where, or leave it out',
}
