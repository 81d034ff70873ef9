import { withFormula } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withFormula('volume', 'litre', 'area * depth / cmPerM'),
  message: [
    'calculators/gravel-calculator.ts: formulas.volume.is comes out in m³, but is declared in litre; is a conversion missing, as * litrePerM3?',
    '    area * depth / cmPerM',
    '    ^^^^^^^^^^^^^^^^^^^^^',
    'calculators/gravel-calculator.ts: formulas.weight.is comes out in litre·tonne/m³, but is declared in tonne; is a conversion missing, as / litrePerM3?',
    '    volume * stone.density',
    '    ^^^^^^^^^^^^^^^^^^^^^^',
  ].join('\n'),
}
