import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, category: 'Roofs' },
  message:
    "calculators/gravel-calculator.ts: category is none of 'Whole house', 'Calculators', 'Structure', 'Finishes', 'Roof and ground'",
}
