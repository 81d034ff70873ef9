import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, related: ['tile-estimator', 'gravel-calculator'] },
  message:
    "calculators/gravel-calculator.ts: related[1] is 'gravel-calculator', the calculator itself; name others",
}
