import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    picture: [
      {
        part: 'lapped',
        length: 'area',
        height: 'depth',
        material: 'sheet',
        noun: 'sheet',
        pieceLength: 'depth',
        pieceWidth: 'depth',
        overlap: 'depth',
        usable: 'volume',
        columns: 'loads',
        rows: 'loads',
        total: 'volume',
      },
    ],
  },
  message: [
    `calculators/gravel-calculator.ts: picture[0].length names "area", which is measured in m²; a length is expected: depth`,
    `calculators/gravel-calculator.ts: picture[0].overlap names "depth", which is measured in cm; a percentage is expected`,
    `calculators/gravel-calculator.ts: picture[0].usable names "volume", which is measured in m³; a length is expected: depth`,
    `calculators/gravel-calculator.ts: picture[0].total names "volume", which is measured in m³; a count or a plain number is expected: loads`,
  ].join('\n'),
}
