import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    whenInvalid: { toast: { title: 'Invalid Input' }, text: 'Please check your inputs.' },
  },
  message:
    "calculators/gravel-calculator.ts: whenInvalid is neither 'clear' nor 'message' nor { toast: { title, text } }",
}
