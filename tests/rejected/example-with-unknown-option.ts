import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    examples: {
      ...valid.examples,
      path: { ...valid.examples.path, given: { area: '20', stone: 'marble' } },
    },
  },
  message:
    "calculators/gravel-calculator.ts: examples.path.given is not a valid input: the calculator does not accept stone 'marble' (Stone: one of the list)",
}
