import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, alsoCalled: ['kokoto', ' '] },
  message: 'calculators/gravel-calculator.ts: alsoCalled[1] is empty; a text is expected',
}
