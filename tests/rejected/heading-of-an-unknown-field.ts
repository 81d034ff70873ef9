import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, headings: { area: 'The path', dept: 'Below it' } },
  message: 'calculators/gravel-calculator.ts: headings.dept is not a field; did you mean "depth"?',
}
