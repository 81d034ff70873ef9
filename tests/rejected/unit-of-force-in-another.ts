import { withMore } from './support/language.ts'
import type { Rejected } from './valid.ts'

const positive = { kind: 'number', accepts: 'positive' } as const

export const rejected: Rejected = {
  definition: withMore(
    {
      load: { ...positive, label: 'Load', unit: 'kN' },
      face: { ...positive, label: 'Face', unit: 'mm²' },
    },
    { stress: { unit: 'N/mm²', is: 'load / face' } },
  ),
  message: [
    'calculators/gravel-calculator.ts: formulas.stress.is comes out in kN/mm², but is declared in N/mm²; is a conversion missing, as * NPerKN?',
    '    load / face',
    '    ^^^^^^^^^^^',
  ].join('\n'),
}
