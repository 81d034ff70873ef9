import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    constants: { ...valid.constants, ceil: { value: '5', unit: 'cm', assumption: 'Usual.' } },
  },
  message:
    'calculators/gravel-calculator.ts: constants.ceil has the name of the function ceil; choose another',
}
