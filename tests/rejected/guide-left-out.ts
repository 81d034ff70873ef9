import { type Rejected, valid } from './valid.ts'

const { guide: _, ...definition } = valid

export const rejected: Rejected = {
  definition,
  message: 'calculators/gravel-calculator.ts: guide is missing; an object is expected',
}
