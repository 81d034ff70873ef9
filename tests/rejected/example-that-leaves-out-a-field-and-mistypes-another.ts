import { type Rejected, valid } from './valid.ts'

const { path, yard } = valid.examples

export const rejected: Rejected = {
  definition: {
    ...valid,
    examples: { path: { ...path, given: { depth: '0' } }, yard },
  },
  message:
    "calculators/gravel-calculator.ts: examples.path.given is not a valid input: the calculator does not accept area '' (Area: a number above zero), depth '0' (Depth: a number above zero); give area in the example, or make the field optional or visibleWhen",
}
