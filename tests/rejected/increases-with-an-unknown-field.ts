import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    results: [{ ...valid.results[0], increasesWith: ['aera'] }, ...valid.results.slice(1)],
  },
  message:
    'calculators/gravel-calculator.ts: results[0].increasesWith names "aera", which is not a number field; did you mean "area"?',
}
