import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, summary: '  ' },
  message: 'calculators/gravel-calculator.ts: summary is empty; a text is expected',
}
