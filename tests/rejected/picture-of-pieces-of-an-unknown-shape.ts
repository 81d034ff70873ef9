import { type Rejected, valid } from './valid.ts'

const pile = { part: 'pile', count: 'loads', noun: 'load', material: 'ballast', legend: 'loads' }

export const rejected: Rejected = {
  definition: { ...valid, picture: [{ ...pile, pieceShape: 'tub' }] },
  message:
    "calculators/gravel-calculator.ts: picture[0].pieceShape is none of 'plain', 'bag', 'tin'",
}
