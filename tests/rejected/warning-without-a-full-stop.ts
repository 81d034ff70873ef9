import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    warnings: [{ when: 'loads', text: 'Order {loads} lorries, of 7.5 tonnes, ahead' }],
  },
  message:
    'calculators/gravel-calculator.ts: warnings[0].text ends without a full stop; a warning is a sentence',
}
