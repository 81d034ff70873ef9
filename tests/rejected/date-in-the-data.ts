import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, order: new Date(0) },
  message:
    'calculators/gravel-calculator.ts: order is not a plain object (is __proto__ one of its keys?); a definition is pure data',
}
