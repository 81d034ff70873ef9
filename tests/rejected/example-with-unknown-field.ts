import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    examples: { ...valid.examples, path: { ...valid.examples.path, given: { aera: '20' } } },
  },
  message:
    'calculators/gravel-calculator.ts: examples.path.given.aera is not a field; did you mean "area"?',
}
