import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, alsoCalled: 'kokoto' },
  message: 'calculators/gravel-calculator.ts: alsoCalled is not a list',
}
