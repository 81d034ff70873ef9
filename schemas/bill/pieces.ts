import Fraction from 'fraction.js'
import type { Material } from '../definition/compiled.ts'

/** So many pieces of one length, in metres. */
export interface Piece {
  length: Fraction
  count: bigint
}

/** How long some pieces are together, in metres. */
export function lengthOf(pieces: readonly Piece[]): Fraction {
  return pieces.reduce((sum, { length, count }) => sum.add(length.mul(count)), new Fraction(0))
}

/** So many metres of a material that is cut from stock lengths, in its own unit. */
export function inStockLengths(metres: Fraction, { packs }: Pick<Material, 'packs'>): Fraction {
  const { holds = '1', stockLength = holds } = packs[0]
  return metres.mul(holds).div(stockLength)
}
