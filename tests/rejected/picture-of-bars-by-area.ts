import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    picture: [
      { part: 'bar', diameter: 'depth', length: 'area', material: 'steel' },
      { part: 'bundle', bars: 'depth', noun: 'bar', material: 'steel', sum: '{share}' },
    ],
  },
  message: [
    `calculators/gravel-calculator.ts: picture[0].length names "area", which is measured in m²; a length is expected: depth`,
    `calculators/gravel-calculator.ts: picture[1].bars names "depth", which is measured in cm; a count or a plain number is expected: loads`,
    `calculators/gravel-calculator.ts: picture[1].sum shows {share}, which is not a field, a choice's value, a constant or one of the results; known here: area, depth, stone, stone.density, lorryLoad, volume, weight, loads`,
  ].join('\n'),
}
