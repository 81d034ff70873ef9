import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    constants: { ...valid.constants, stone: { value: '5', unit: 'cm', assumption: 'Usual.' } },
  },
  message:
    'calculators/gravel-calculator.ts: constants.stone has the name of fields.stone; choose another',
}
