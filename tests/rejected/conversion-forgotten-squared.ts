import { metres, withMore } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withMore(
    { pebble: { ...metres, unit: 'mm' } },
    { face: { unit: 'm²', is: 'pebble^2' } },
  ),
  message: [
    'calculators/gravel-calculator.ts: formulas.face.is comes out in mm², but is declared in m²; is a conversion missing, as / mmPerM^2?',
    '    pebble^2',
    '    ^^^^^^^^',
  ].join('\n'),
}
