import { type Rejected, valid } from './valid.ts'

const { lorryLoad } = valid.constants

export const rejected: Rejected = {
  definition: {
    ...valid,
    constants: { lorryLoad: { ...lorryLoad, label: 'centimetres in a metre' } },
  },
  message:
    "calculators/gravel-calculator.ts: constants.lorryLoad.label is called 'centimetres in a metre' in the working, as the conversion cmPerM is; give one of the two another label",
}
