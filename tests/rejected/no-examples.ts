import { type Rejected, valid } from './valid.ts'

const { examples: _, ...withoutExamples } = valid

export const rejected: Rejected = {
  definition: withoutExamples,
  message:
    'calculators/gravel-calculator.ts: examples is missing; an object with names as keys is expected',
}
