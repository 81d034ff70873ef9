import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, picture: [] },
  message: `calculators/gravel-calculator.ts: picture is empty; at least one part is expected`,
}
