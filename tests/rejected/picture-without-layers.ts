import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, picture: [{ part: 'layers', layers: [] }] },
  message:
    'calculators/gravel-calculator.ts: picture[0].layers is empty; at least one layer is expected',
}
