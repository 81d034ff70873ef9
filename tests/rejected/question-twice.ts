import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    faqs: [...valid.faqs, { question: 'How deep?', answer: 'As deep as wheels sink.' }],
  },
  message:
    'calculators/gravel-calculator.ts: faqs[3].question is the same as faqs[2].question; change one, or leave it out',
}
