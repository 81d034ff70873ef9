import Fraction from 'fraction.js'
import * as z from 'zod/mini'
import { parseMeasurement } from '../../schemas/estimate/measurementInput.ts'
import { isPositive, parseTyped } from '../../schemas/formula/number.ts'

const LENGTHS = { roomLength: 'm', roomWidth: 'm', tileLength: 'cm', tileWidth: 'cm' } as const

export interface TileInputs extends Record<keyof typeof LENGTHS, Fraction> {
  wastage: Fraction
}

/** What the form of tiles asks for, in the texts of its boxes: 'roomLength', 'roomLength/unit'. */
export const tileSchema = z.pipe(
  z.record(z.string(), z.string()),
  z.transform((texts: Record<string, string>, context): TileInputs => {
    const refuse = (name: string, message: string) => {
      context.issues.push({ code: 'custom', message, input: texts, path: [name] })
      return z.NEVER
    }
    const length = (name: keyof typeof LENGTHS): Fraction => {
      const [text = '', unit, inches] = ['', '/unit', '/inches'].map((box) => texts[name + box])
      const value = parseMeasurement(LENGTHS[name], { text, unit, inches })?.value
      return value && isPositive(value) ? value : refuse(name, 'is not a number above zero')
    }
    return {
      roomLength: length('roomLength'),
      roomWidth: length('roomWidth'),
      tileLength: length('tileLength'),
      tileWidth: length('tileWidth'),
      wastage: parseTyped(texts.wastage ?? '') ?? refuse('wastage', 'is not a number'),
    }
  }),
)

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
