import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    constants: {
      ...valid.constants,
      cmPerM: { value: '100', unit: 'cm/m', source: 'The metric system.' },
    },
  },
  message:
    'calculators/gravel-calculator.ts: constants.cmPerM has the name of the conversion cmPerM, centimetres in a metre, which the language knows; choose another',
}
