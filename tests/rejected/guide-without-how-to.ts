import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, guide: { ...valid.guide, heading: 'Gravel' } },
  message: "calculators/gravel-calculator.ts: guide.heading does not begin with 'How to'",
}
