import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    formulas: { ...valid.formulas, volume: { unit: 'm³', is: 'max(area depth) * depth / cmPerM' } },
  },
  message: [
    'calculators/gravel-calculator.ts: formulas.volume.is has two expressions with no operator or comma between them',
    '    max(area depth) * depth / cmPerM',
    '             ^^^^^',
  ].join('\n'),
}
