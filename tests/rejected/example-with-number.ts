import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    examples: { ...valid.examples, path: { ...valid.examples.path, given: { area: 20 } } },
  },
  message:
    "calculators/gravel-calculator.ts: examples.path.given.area is neither a text nor a list of rows, as typed: '4' or [{ width: '3' }]",
}
