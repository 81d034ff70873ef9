import { box, type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    picture: [
      { ...box, length: 'depth', width: 'depth' },
      { part: 'box', length: 'depth', height: 'depth', material: 'sand' },
    ],
  },
  message: [
    `calculators/gravel-calculator.ts: picture[0] needs either an area or a length and a width`,
    `calculators/gravel-calculator.ts: picture[1] needs either an area or a length and a width`,
  ].join('\n'),
}
