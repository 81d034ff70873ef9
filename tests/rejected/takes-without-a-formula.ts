import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, takes: { ballast: { variant: '{stone}' } } },
  message:
    'calculators/gravel-calculator.ts: takes.ballast.is is missing; a text in quotes is expected',
}
