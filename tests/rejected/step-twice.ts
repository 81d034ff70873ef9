import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    guide: { ...valid.guide, steps: [...valid.guide.steps, 'Measure the path.'] },
  },
  message:
    'calculators/gravel-calculator.ts: guide.steps[2] is the same as guide.steps[0]; change one, or leave it out',
}
