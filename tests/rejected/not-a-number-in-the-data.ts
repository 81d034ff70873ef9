import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, order: Number.NaN },
  message:
    'calculators/gravel-calculator.ts: order is NaN; a definition is pure data: text, numbers, lists, objects',
}
