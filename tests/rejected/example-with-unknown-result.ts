import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    examples: {
      ...valid.examples,
      path: {
        ...valid.examples.path,
        expect: { volume: '1.00', wieght: '1.6', weight: '1.6', loads: '1' },
      },
    },
  },
  message:
    'calculators/gravel-calculator.ts: examples.path.expect.wieght is not a result; did you mean "weight"?',
}
