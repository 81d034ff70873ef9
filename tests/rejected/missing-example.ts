import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, examples: { path: valid.examples.path } },
  message:
    'calculators/gravel-calculator.ts: examples has 1 worked example; at least 2 are expected',
}
