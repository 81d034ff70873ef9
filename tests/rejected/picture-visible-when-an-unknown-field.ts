import { box, type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, picture: [{ ...box, visibleWhen: { stoen: ['murram'] } }] },
  message:
    'calculators/gravel-calculator.ts: picture[0].visibleWhen names "stoen", which is not a choice; did you mean "stone"?',
}
