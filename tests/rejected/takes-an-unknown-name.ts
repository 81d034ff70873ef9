import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, takes: { ballast: { is: 'volumes' } } },
  message:
    'calculators/gravel-calculator.ts: takes.ballast.is names "volumes", which is not a field, constant or formula; did you mean "volume"?\n    volumes\n    ^^^^^^^',
}
