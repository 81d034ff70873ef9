import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    picture: {
      kind: 'coats',
      height: 'depth',
      width: 'depth',
      walls: 'depth',
      coats: 'depth',
      coverage: 'stone.density',
      area: 'volume',
      litres: 'weight',
    },
  },
  message: [
    'calculators/gravel-calculator.ts: picture.walls names "depth", which is measured in cm; a count or a plain number is expected',
    'calculators/gravel-calculator.ts: picture.coats names "depth", which is measured in cm; a count or a plain number is expected',
    'calculators/gravel-calculator.ts: picture.area names "volume", which is measured in m³; an area is expected',
  ].join('\n'),
}
