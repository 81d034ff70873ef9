import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, guide: { ...valid.guide, heading: 'Gravel: How to work it out' } },
  message: "calculators/gravel-calculator.ts: guide.heading does not begin with 'How to'",
}
