import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    constants: {
      ...valid.constants,
      lorryLoad: { ...valid.constants.lorryLoad, source: 'A dealer.' },
    },
  },
  message:
    'calculators/gravel-calculator.ts: constants.lorryLoad has both source and assumption; a figure has one origin',
}
