import { type Rejected, valid } from './valid.ts'

const { path, yard } = valid.examples

export const rejected: Rejected = {
  definition: {
    ...valid,
    examples: {
      path: { ...path, given: { aera: '20' }, expect: {} },
      yard: { ...yard, expect: { ...yard.expect, volume: '1.00' } },
    },
  },
  message: [
    'calculators/gravel-calculator.ts: examples.path.given.aera is not a field; did you mean "area"?',
    "calculators/gravel-calculator.ts: examples.yard.expect.volume says '1.00', but the formulas give '10.00'",
  ].join('\n'),
}
