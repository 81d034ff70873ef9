import { box, type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    results: valid.results.slice(0, 2),
    picture: [{ ...box, caption: '{loads} lorries' }],
  },
  message: `calculators/gravel-calculator.ts: picture[0].caption shows {loads}, which is not a field, a choice's value, a constant or one of the results; known here: area, depth, stone, stone.density, lorryLoad, volume, weight`,
}
