import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    formulas: { ...valid.formulas, loads: { ...valid.formulas.loads, accepts: 'whole' } },
  },
  message:
    "calculators/gravel-calculator.ts: formulas.loads.accepts is none of 'number', 'positive', or limits as { minimum: '0' }",
}
