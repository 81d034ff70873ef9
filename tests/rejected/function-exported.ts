import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: () => valid,
  message:
    'calculators/gravel-calculator.ts: is function; a definition is pure data: text, numbers, lists, objects',
}
