import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, takes: { ballast: { is: 'volume - area * depth / cmPerM / 2' } } },
  message:
    'calculators/gravel-calculator.ts: takes.ballast.is may come out below zero; keep it up with max(0, …)',
}
