import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, tip: undefined },
  message:
    'calculators/gravel-calculator.ts: tip is undefined; a definition is pure data: text, numbers, lists, objects',
}
