import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    formulas: { ...valid.formulas, weight: { unit: 'tonne', is: "volume * stone['density']" } },
  },
  message: [
    "calculators/gravel-calculator.ts: formulas.weight.is has the character '[', which is not part of the formula language; it knows numbers, names, + - * / ^ ( ) and the functions ceil, floor, min, max, sqrt, sin, cos, tan, first, sum",
    "    volume * stone['density']",
    '                  ^',
  ].join('\n'),
}
