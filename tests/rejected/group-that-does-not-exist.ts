import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, group: 'Roofs' },
  message:
    "calculators/gravel-calculator.ts: group is none of 'Calculators', 'Structure', 'Finishes', 'Roof and ground'",
}
