import { box, type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    picture: [
      { ...box, height: 'dept' },
      { ...box, height: 'fathoms' },
    ],
  },
  message: [
    `calculators/gravel-calculator.ts: picture[0].height names "dept", which is not a number field, a choice's value, a constant or a formula; did you mean "depth"?`,
    `calculators/gravel-calculator.ts: picture[1].height names "fathoms", which is not a number field, a choice's value, a constant or a formula; known here: area, depth, stone.density, lorryLoad, volume, weight, loads`,
  ].join('\n'),
}
