import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    constants: { ...valid.constants, lorryLoad: { value: '100', unit: 'cm/m' } },
  },
  message:
    'calculators/gravel-calculator.ts: constants.lorryLoad has neither source nor assumption; say where its figures come from',
}
