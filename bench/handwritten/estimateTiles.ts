import Fraction from 'fraction.js'
import * as z from 'zod/mini'
import { isPositive, parseTyped } from '../../schemas/formula/number.ts'

/** A number as typed, read exactly. */
const number = z.pipe(
  z.string(),
  z.transform((typed: string, context): Fraction => {
    const value = parseTyped(typed)
    if (value) return value
    context.issues.push({ code: 'custom', message: 'is not a number', input: typed })
    return z.NEVER
  }),
)
const positive = number.check(z.refine(isPositive, 'is not above zero'))

/** What the form of tiles asks for. */
export const tileSchema = z.object({
  roomLength: positive,
  roomWidth: positive,
  tileLength: positive,
  tileWidth: positive,
  wastage: number,
})
export type TileTexts = z.input<typeof tileSchema>
export type TileInputs = z.output<typeof tileSchema>

const HUNDRED = new Fraction(100)
const ONE = new Fraction(1)

/** The tiles for a room, exactly. */
export function estimateTiles(inputs: TileInputs) {
  const roomArea = inputs.roomLength.mul(inputs.roomWidth)
  const tileArea = inputs.tileLength.div(HUNDRED).mul(inputs.tileWidth.div(HUNDRED))
  const rawTiles = roomArea.div(tileArea).ceil()
  const totalTiles = rawTiles.mul(ONE.add(inputs.wastage.div(HUNDRED))).ceil()
  return { roomArea, tileArea, rawTiles, totalTiles, wastage: inputs.wastage }
}
export type TileEstimate = ReturnType<typeof estimateTiles>
