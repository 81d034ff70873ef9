import { withDivisor } from './support/language.ts'
import type { Rejected } from './valid.ts'

const definition = withDivisor('cuts')

export const rejected: Rejected = {
  definition: {
    ...definition,
    formulas: { ...definition.formulas, cuts: { unit: '1', is: 'floor(share)' } },
  },
  message:
    "calculators/gravel-calculator.ts: formulas.volume.is divides by cuts, which may be zero; give its formula accepts: 'positive' and an errorMessage that says what a person should enter",
}
