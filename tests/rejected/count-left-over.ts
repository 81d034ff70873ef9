import { withFormula } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withFormula('weight', 'tonne', 'volume * stone.density * loads / 2'),
  message: [
    "calculators/gravel-calculator.ts: formulas.weight.is comes out in tonne·lorry, but is declared in tonne; the count 'lorry' is left over: what it is multiplied by is a figure for each, as kg/lorry",
    '    volume * stone.density * loads / 2',
    '    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
  ].join('\n'),
}
