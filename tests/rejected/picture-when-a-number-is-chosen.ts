import { box, type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    picture: [
      { ...box, when: { depth: '5' } },
      { ...box, when: { stone: 'balast' } },
    ],
  },
  message: [
    `calculators/gravel-calculator.ts: picture[0].when names "depth", which is not a choice; known here: stone`,
    `calculators/gravel-calculator.ts: picture[1].when.stone is 'balast', which is none of the options; did you mean "ballast"?`,
  ].join('\n'),
}
