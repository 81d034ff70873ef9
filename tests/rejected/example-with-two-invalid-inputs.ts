import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    examples: {
      ...valid.examples,
      path: { ...valid.examples.path, given: { area: 'wide', depth: '0' } },
    },
  },
  message:
    "calculators/gravel-calculator.ts: examples.path.given is not a valid input: the calculator does not accept area 'wide' (Area: a number above zero), depth '0' (Depth: a number above zero)",
}
