import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    formulas: { ...valid.formulas, volume: { unit: 'm³', is: 'area * depth' } },
  },
  message: [
    'calculators/gravel-calculator.ts: formulas.volume.is comes out in m²·cm, but is declared in m³; is a conversion missing, as / cmPerM?',
    '    area * depth',
    '    ^^^^^^^^^^^^',
  ].join('\n'),
}
