import { type Rejected, valid } from './valid.ts'

// Neither says where the bars are, nor what a piece looks like: that has a default.
const section = {
  part: 'section',
  width: 'depth',
  depth: 'depth',
  cover: 'depth',
  bars: [{ count: 'weight', diameter: 'depth', label: 'bars' }],
}
const pile = {
  part: 'pile',
  count: 'lods',
  noun: 'load',
  material: 'ballast',
  legend: 'loads',
  // Any value will do.
  covers: 'area',
}

export const rejected: Rejected = {
  definition: { ...valid, picture: [section, pile] },
  message: [
    'calculators/gravel-calculator.ts: picture[0].bars[0].count names "weight", which is measured in tonne; a count or a plain number is expected: loads',
    'calculators/gravel-calculator.ts: picture[1].count names "lods", which is not one of the results; did you mean "loads"?',
  ].join('\n'),
}
