import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, summary: Promise.resolve('Tonnes of gravel') },
  message:
    "calculators/gravel-calculator.ts: summary is a function's result that is not there yet; a definition is pure data: text, numbers, lists, objects",
}
