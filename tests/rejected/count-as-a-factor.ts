import { metres, withMore } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withMore(
    { bags: { ...metres, unit: 'bag' } },
    { cement: { unit: 'kg', is: 'bags * lorryLoad * kgPerTonne' } },
  ),
  message: [
    "calculators/gravel-calculator.ts: formulas.cement.is comes out in bag·kg, but is declared in kg; the count 'bag' is left over: what it is multiplied by is a figure for each, as kg/bag",
    '    bags * lorryLoad * kgPerTonne',
    '    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
  ].join('\n'),
}
