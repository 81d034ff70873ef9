import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    faqs: [...valid.faqs, { question: 'How heavy?', answer: `$\{path.weight} tonnes.` }],
  },
  message: `calculators/gravel-calculator.ts: faqs[3].answer has $\{…}, as code has it; in a text a value is written as {name}`,
}
