import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    picture: [
      {
        part: 'coats',
        length: 'depth',
        height: 'depth',
        faces: 'depth',
        noun: 'wall',
        coats: 'area',
      },
    ],
  },
  message: [
    `calculators/gravel-calculator.ts: picture[0].faces names "depth", which is measured in cm; a count or a plain number is expected: loads`,
    `calculators/gravel-calculator.ts: picture[0].coats names "area", which is measured in m²; a count or a plain number is expected: loads`,
  ].join('\n'),
}
