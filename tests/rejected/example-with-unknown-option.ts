import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    examples: {
      ...valid.examples,
      path: { ...valid.examples.path, given: { area: '20', stone: 'muram' } },
    },
  },
  message:
    'calculators/gravel-calculator.ts: examples.path.given.stone is \'muram\', which is none of the options; did you mean "murram"?',
}
