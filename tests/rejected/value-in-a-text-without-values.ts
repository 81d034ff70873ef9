import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, tip: 'Order {weight} tonnes.' },
  message:
    'calculators/gravel-calculator.ts: tip has a brace; values are shown in labels, warnings, FAQ answers and pictures only',
}
