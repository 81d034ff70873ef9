import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    constants: {
      ...valid.constants,
      lorryLoad: { value: '1/0', unit: 'cm/m', source: 'The metric system.' },
    },
  },
  message:
    "calculators/gravel-calculator.ts: constants.lorryLoad.value is '1/0', which is not an exact number; write '5.5' or '2/7'",
}
