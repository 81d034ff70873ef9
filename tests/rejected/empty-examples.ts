import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, examples: {} },
  message: [
    'calculators/gravel-calculator.ts: examples has 0 worked examples; at least 2 are expected',
    "calculators/gravel-calculator.ts: faqs[0].answer shows {path.weight}, which is not an example's input or result",
  ].join('\n'),
}
