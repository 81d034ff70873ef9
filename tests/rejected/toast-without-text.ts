import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, whenInvalid: { toast: { title: 'Invalid Input' } } },
  message:
    'calculators/gravel-calculator.ts: whenInvalid.toast.text is missing; a text in quotes is expected',
}
