import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, related: ['tile-estimator', 'tile-estimator'] },
  message:
    "calculators/gravel-calculator.ts: related[1] is 'tile-estimator', which the list has already; name each once",
}
