import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, takes: { ballast: { is: 'volume', where: { depth: {} } } } },
  message:
    'calculators/gravel-calculator.ts: takes.ballast.where.depth has no limit; give it one, or leave it out',
}
