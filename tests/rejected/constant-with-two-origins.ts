import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    constants: {
      ...valid.constants,
      cmPerM: { ...valid.constants.cmPerM, assumption: 'A guess.' },
    },
  },
  message:
    'calculators/gravel-calculator.ts: constants.cmPerM says both source and assumption; a figure has one origin',
}
