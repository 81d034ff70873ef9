import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, formulas: { ...valid.formulas, stone: { unit: 'm³', is: 'volume' } } },
  message:
    'calculators/gravel-calculator.ts: formulas.stone has the name of fields.stone; choose another',
}
