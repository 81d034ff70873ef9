import { box, type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, picture: [{ ...box, height: ' ' }] },
  message: 'calculators/gravel-calculator.ts: picture[0].height is empty; a text is expected',
}
