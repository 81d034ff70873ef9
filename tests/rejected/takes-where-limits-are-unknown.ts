import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    takes: { ballast: { is: 'volume', where: { depth: { maximum: '50' } } } },
  },
  message:
    'calculators/gravel-calculator.ts: takes.ballast.where.depth has an unknown key "maximum"; known here: least, most, above, below, whole',
}
