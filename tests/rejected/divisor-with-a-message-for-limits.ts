import { withDivisor } from './support/language.ts'
import type { Rejected } from './valid.ts'

const definition = withDivisor('share')
const volume = { ...definition.formulas.volume, accepts: { maximum: '9000' } }

export const rejected: Rejected = {
  definition: {
    ...definition,
    formulas: { ...definition.formulas, volume: { ...volume, errorMessage: 'It is too much' } },
  },
  message:
    "calculators/gravel-calculator.ts: formulas.volume.is divides by share, which may be zero; let the field accept 'positive'",
}
