import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    formulas: { ...valid.formulas, volume: { unit: 'm³', is: 'area depth / cmPerM' } },
  },
  message: [
    'calculators/gravel-calculator.ts: formulas.volume.is has two expressions with no operator between them; write * for times',
    '    area depth / cmPerM',
    '         ^^^^^^^^^^^^^^',
  ].join('\n'),
}
