import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, guide: { ...valid.guide, steps: ['Measure.', () => 'Calculate.'] } },
  message:
    'calculators/gravel-calculator.ts: guide.steps[1] is function; a definition is pure data: text, numbers, lists, objects',
}
