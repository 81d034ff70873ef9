import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, tip: null },
  message:
    'calculators/gravel-calculator.ts: tip is null; a definition is pure data: text, numbers, lists, objects',
}
