import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    warnings: [{ when: 'load', text: 'Order ahead.' }],
  },
  message:
    'calculators/gravel-calculator.ts: warnings[0].when is "load", which is not a formula; did you mean "loads"?',
}
