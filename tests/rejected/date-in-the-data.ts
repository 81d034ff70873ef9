import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, order: new Date(0) },
  message:
    'calculators/gravel-calculator.ts: order is a date; a definition is pure data: text, numbers, lists, objects',
}
