import { box, type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, picture: [{ ...box, caption: '{depth} deep{toScale}' }] },
  message:
    "calculators/gravel-calculator.ts: picture[0].caption shows {toScale}, which is not a field, a choice's value, a constant or one of the results; known here: area, depth, stone, stone.density, lorryLoad, volume, weight, loads",
}
