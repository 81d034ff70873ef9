import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    formulas: {
      ...valid.formulas,
      volume: { unit: 'm³', is: 'max(area, depth) * depth / cmPerM' },
    },
  },
  message: [
    "calculators/gravel-calculator.ts: formulas.volume.is takes the max of 'm²' and 'cm'; both sides must have one unit",
    '    max(area, depth) * depth / cmPerM',
    '    ^^^^^^^^^^^^^^^^',
  ].join('\n'),
}
