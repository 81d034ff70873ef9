import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, faqs: valid.faqs.slice(0, 2) },
  message: 'calculators/gravel-calculator.ts: faqs has fewer than three questions',
}
