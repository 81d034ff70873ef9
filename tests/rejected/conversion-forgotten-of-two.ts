import { metres, withMore } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withMore(
    { pebble: { ...metres, unit: 'mm' } },
    { face: { unit: 'm²', is: 'pebble * depth' } },
  ),
  message: [
    'calculators/gravel-calculator.ts: formulas.face.is comes out in mm·cm, but is declared in m²; is a conversion missing, as / cmPerM / mmPerM?',
    '    pebble * depth',
    '    ^^^^^^^^^^^^^^',
  ].join('\n'),
}
