import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    examples: { ...valid.examples, path: { ...valid.examples.path, given: { depth: '5' } } },
  },
  message:
    "calculators/gravel-calculator.ts: examples.path.given is not a valid input: the calculator does not accept area '' (Area: a number above zero); give area in the example, or make the field optional or visibleWhen",
}
