import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    fields: { ...valid.fields, stone: { ...valid.fields.stone, default: 'balast' } },
  },
  message:
    'calculators/gravel-calculator.ts: fields.stone.default is \'balast\', which is none of the options; did you mean "ballast"?',
}
