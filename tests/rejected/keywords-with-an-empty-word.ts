import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, keywords: ['kokoto', ' '] },
  message: 'calculators/gravel-calculator.ts: keywords[1] is empty; a text is expected',
}
