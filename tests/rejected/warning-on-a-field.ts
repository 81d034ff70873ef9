import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    warnings: [{ when: 'depth', text: 'Order ahead.' }],
  },
  message:
    'calculators/gravel-calculator.ts: warnings[0].when is "depth", which is not a formula; known here: volume, weight, loads',
}
