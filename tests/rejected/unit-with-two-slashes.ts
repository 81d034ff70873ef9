import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    constants: {
      ...valid.constants,
      lorryLoad: { value: '100', unit: 'cm/m/m', source: 'The metric system.' },
    },
  },
  message:
    "calculators/gravel-calculator.ts: constants.lorryLoad.unit is 'cm/m/m', which has more than one /; write what is below as 'a/b·c'",
}
