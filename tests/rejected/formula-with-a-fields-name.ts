import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, formulas: { ...valid.formulas, depth: { unit: 'm³', is: 'volume' } } },
  message:
    'calculators/gravel-calculator.ts: formulas.depth has the name of fields.depth; choose another',
}
