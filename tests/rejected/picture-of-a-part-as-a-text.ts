import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, picture: ['heap'] },
  message: 'calculators/gravel-calculator.ts: picture[0] is not an object',
}
