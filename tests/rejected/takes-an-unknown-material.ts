import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, takes: { balast: { is: 'volume' } } },
  message:
    'calculators/gravel-calculator.ts: takes.balast is not a material of the catalogue; did you mean "ballast"?',
}
