import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, formulas: { ...valid.formulas, volume: { unit: 'm³', is: '' } } },
  message: 'calculators/gravel-calculator.ts: formulas.volume.is is empty; a text is expected',
}
