import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, guide: { ...valid.guide, colour: 'red', size: 'large' } },
  message:
    'calculators/gravel-calculator.ts: guide has an unknown key "colour", "size"; known here: heading, steps',
}
