import { box, type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, picture: [{ ...box, caption: '{loads:Lorry loads}' }] },
  message: `calculators/gravel-calculator.ts: picture[0].caption shows {loads:Lorry loads}; what is counted is a word in the singular, as {loads:tile}`,
}
