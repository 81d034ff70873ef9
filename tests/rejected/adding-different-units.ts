import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    formulas: { ...valid.formulas, volume: { unit: 'm³', is: '(area + depth) * depth / cmPerM' } },
  },
  message: [
    "calculators/gravel-calculator.ts: formulas.volume.is adds 'm²' and 'cm'; both sides must have one unit",
    '    (area + depth) * depth / cmPerM',
    '    ^^^^^^^^^^^^^^',
  ].join('\n'),
}
