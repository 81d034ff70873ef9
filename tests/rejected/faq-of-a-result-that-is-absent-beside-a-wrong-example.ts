import { withPrice } from './support/language.ts'
import type { Rejected } from './valid.ts'

const { path, yard } = withPrice.examples
const [, ...faqs] = withPrice.faqs

export const rejected: Rejected = {
  definition: {
    ...withPrice,
    examples: { path, yard: { ...yard, expect: { ...yard.expect, volume: '1.00' } } },
    faqs: [{ question: 'What does a path cost?', answer: 'KSh {path.cost}.' }, ...faqs],
  },
  message: [
    "calculators/gravel-calculator.ts: examples.yard.expect.volume says '1.00', but the formulas give '10.00'",
    "calculators/gravel-calculator.ts: faqs[0].answer shows {path.cost}, which is not an example's input or result; known here: path.area, path.depth, path.stone, path.price, path.volume, path.weight, path.loads, yard.area, yard.depth, yard.stone, yard.price, yard.volume, yard.weight, yard.loads",
  ].join('\n'),
}
