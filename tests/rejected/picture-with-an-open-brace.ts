import { box, type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, picture: [{ ...box, caption: '{depth' }] },
  message: `calculators/gravel-calculator.ts: picture[0].caption has a brace without its partner; a value is written as {name}`,
}
