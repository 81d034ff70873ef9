import { withMore } from './support/language.ts'
import type { Rejected } from './valid.ts'

const positive = { kind: 'number', accepts: 'positive' } as const

export const rejected: Rejected = {
  definition: withMore(
    {
      pump: { ...positive, label: 'Pump', unit: 'kW' },
      voltage: { ...positive, label: 'Voltage', unit: 'V' },
    },
    { current: { unit: 'A', is: 'pump / voltage' } },
  ),
  message: [
    'calculators/gravel-calculator.ts: formulas.current.is comes out in kW/V, but is declared in A; is a conversion missing, as * WPerKW?',
    '    pump / voltage',
    '    ^^^^^^^^^^^^^^',
  ].join('\n'),
}
