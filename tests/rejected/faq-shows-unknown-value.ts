import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    faqs: [{ question: 'How much?', answer: 'It is {path.wieght} tonnes.' }, ...valid.faqs],
  },
  message:
    'calculators/gravel-calculator.ts: faqs[0].answer shows {path.wieght}, which is not an example\'s input or result; did you mean "path.weight"?',
}
