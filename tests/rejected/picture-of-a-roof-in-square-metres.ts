import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    picture: {
      kind: 'roof',
      length: 'area',
      width: 'depth',
      sheetLength: 'depth',
      sheetWidth: 'depth',
      overlap: 'depth',
      usableWidth: 'volume',
      rows: 'loads',
      columns: 'loads',
      sheets: 'volume',
    },
  },
  message: [
    'calculators/gravel-calculator.ts: picture.length names "area", which is measured in m²; a length is expected: depth',
    'calculators/gravel-calculator.ts: picture.overlap names "depth", which is measured in cm; a percentage is expected',
    'calculators/gravel-calculator.ts: picture.usableWidth names "volume", which is measured in m³; a length is expected',
    'calculators/gravel-calculator.ts: picture.sheets names "volume", which is measured in m³; a count or a plain number is expected: loads',
  ].join('\n'),
}
