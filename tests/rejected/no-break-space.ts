import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    formulas: { ...valid.formulas, volume: { unit: 'm³', is: 'area\u00a0* depth / cmPerM' } },
  },
  message: [
    'calculators/gravel-calculator.ts: formulas.volume.is has a space that is not a plain one, as texts of web pages have; type it again',
    '    area * depth / cmPerM',
    '        ^',
  ].join('\n'),
}
