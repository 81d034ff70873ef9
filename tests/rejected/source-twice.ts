import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    sources: [
      { title: 'BS 882', about: 'Loose weights.' },
      { title: 'BS 882', about: 'Loose weights.' },
    ],
  },
  message:
    'calculators/gravel-calculator.ts: sources[1] is the same as sources[0]; change one, or leave it out',
}
