import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    formulas: { ...valid.formulas, volume: { unit: 'm³', is: 'area = depth / cmPerM' } },
  },
  message: [
    "calculators/gravel-calculator.ts: formulas.volume.is has the character '=', which is not part of the formula language; there is no comparison: a case is an option of a choice, and min and max set limits",
    '    area = depth / cmPerM',
    '         ^',
  ].join('\n'),
}
