import { metres, withMore } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withMore(
    { wastage: { ...metres, unit: '%' } },
    { spare: { unit: 'm³', is: 'volume * wastage' } },
  ),
  message: [
    'calculators/gravel-calculator.ts: formulas.spare.is comes out in m³·%, but is declared in m³; is a conversion missing, as / percent?',
    '    volume * wastage',
    '    ^^^^^^^^^^^^^^^^',
  ].join('\n'),
}
