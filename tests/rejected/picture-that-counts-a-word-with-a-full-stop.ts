import { box, type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, picture: [{ ...box, caption: '{loads:lorry.}' }] },
  message: `calculators/gravel-calculator.ts: picture[0].caption shows {loads:lorry.}; what is counted is a word in the singular, as {loads:tile}`,
}
