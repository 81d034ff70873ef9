import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    faqs: [...valid.faqs, { question: 'How much?', answer: 'It is path.weight} tonnes.' }],
  },
  message:
    'calculators/gravel-calculator.ts: faqs[3].answer has a brace without its partner; a value is written as {name}',
}
