import { withFormula } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withFormula('weight', 'kg', 'volume * stone.density'),
  message: [
    'calculators/gravel-calculator.ts: formulas.weight.is comes out in tonne, but is declared in kg; is a conversion missing, as * kgPerTonne?',
    '    volume * stone.density',
    '    ^^^^^^^^^^^^^^^^^^^^^^',
    'calculators/gravel-calculator.ts: formulas.loads.is comes out in kg/tonne, but is declared in lorry; is a conversion missing, as / kgPerTonne?',
    '    ceil(weight / lorryLoad)',
    '    ^^^^^^^^^^^^^^^^^^^^^^^^',
  ].join('\n'),
}
