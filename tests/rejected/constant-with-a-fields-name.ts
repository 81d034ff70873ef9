import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    constants: { ...valid.constants, depth: { value: '5', unit: 'cm', assumption: 'Usual.' } },
  },
  message:
    'calculators/gravel-calculator.ts: constants.depth has the name of fields.depth; choose another',
}
