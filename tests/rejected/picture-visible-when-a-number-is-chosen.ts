import { box, type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    picture: [
      { ...box, visibleWhen: { depth: ['5'] } },
      { ...box, visibleWhen: { stone: ['balast'] } },
    ],
  },
  message: [
    `calculators/gravel-calculator.ts: picture[0].visibleWhen names "depth", which is not a choice; known here: stone`,
    `calculators/gravel-calculator.ts: picture[1].visibleWhen.stone names 'balast', which is none of the options; did you mean "ballast"?`,
  ].join('\n'),
}
