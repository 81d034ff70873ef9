import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, takes: { ballast: { is: 'volume', where: { dephts: { most: '50' } } } } },
  message:
    'calculators/gravel-calculator.ts: takes.ballast.where.dephts is not a field, constant or formula; did you mean "depth"?',
}
