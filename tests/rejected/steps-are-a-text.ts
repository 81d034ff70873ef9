import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, guide: { ...valid.guide, steps: 'Measure the path.' } },
  message: 'calculators/gravel-calculator.ts: guide.steps is not a list',
}
