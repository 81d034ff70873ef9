import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    results: [{ ...valid.results[0], decreasesWith: ['area', 'stone'] }, ...valid.results.slice(1)],
  },
  message:
    'calculators/gravel-calculator.ts: results[0].decreasesWith names "stone", which is not a number field; known here: area, depth',
}
