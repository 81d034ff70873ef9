import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    constants: { lorryLoad: { ...valid.constants.lorryLoad, value: '0' } },
  },
  message: [
    'calculators/gravel-calculator.ts: formulas.loads.is divides by lorryLoad, which may be zero; give it a value above zero',
    "calculators/gravel-calculator.ts: examples.path.given is not a valid input: the calculator does not accept stone 'ballast' (Lorry loads: it divides by zero, so that it cannot be worked out)",
    "calculators/gravel-calculator.ts: examples.yard.given is not a valid input: the calculator does not accept stone 'murram' (Lorry loads: it divides by zero, so that it cannot be worked out)",
  ].join('\n'),
}
