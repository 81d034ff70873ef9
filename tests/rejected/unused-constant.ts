import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    constants: {
      ...valid.constants,
      bagWeight: { value: '1000', unit: 'kg/tonne', source: 'The metric system.' },
    },
  },
  message:
    'calculators/gravel-calculator.ts: constants.bagWeight reaches no result; use it in a formula, or leave it out',
}
