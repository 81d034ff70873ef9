import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    formulas: { ...valid.formulas, volume: { unit: 'm³', is: "area * 'depth'" } },
  },
  message: [
    "calculators/gravel-calculator.ts: formulas.volume.is has the character ''', which is not part of the formula language; it knows numbers, names, + - * / ^ ( ) and the functions ceil, floor, min, max, sqrt, sin, cos, tan, first, sum",
    "    area * 'depth'",
    '           ^',
  ].join('\n'),
}
