import Fraction from 'fraction.js'
import * as pictures from '#messages/pictures.ts'
import type { Material, PartOf } from '../../schemas/definition/picture.ts'
import { say } from '../../schemas/messages/message.ts'
import { closeUp } from './closeUp.ts'
import {
  type Drawn,
  type LegendItem,
  label,
  MAX_PIECES,
  MAX_SHAPES,
  type Paint,
} from './drawing.ts'
import type { Fitted } from './fit.ts'
import { type Covered, cover } from './lattice.ts'
import { type Stacked, slabPiece, stack } from './stack.ts'
import type { Quantity, ValueResolver } from './valueResolver.ts'
import { countWithNoun, wholeNumber, wordFor, wordForMany } from './words.ts'

/** The pieces that cover a face, as a definition declares them. */
type Declared = NonNullable<PartOf<'surface'>['pieces']>

interface Pieces {
  noun: string
  /** Where they are cut. */
  cut: string
  paint: Paint
  length: Quantity
  height: Quantity
  joint: Quantity | undefined
  wastage: Quantity
  /** Pieces that cover the face, by area. */
  needed: Fraction
  total: Quantity
}

interface Face {
  length: Fraction
  height: Fraction
  fitted: Fitted
}

const ZERO = new Fraction(0)
const LONGEST_LABEL = 20

/** The most shapes around the pieces: measures, outlines, one piece close up, its words. */
const WORDS_AND_LINES = 40

/**
 * A face with whole and cut pieces, and below it one piece close up and the spare ones apart. The
 * pieces are counted by area, so the cut pieces are the count less the whole pieces.
 */
export function coverWithPieces(
  declared: Declared,
  face: Face,
  paint: Material,
  values: ValueResolver,
): Drawn | undefined {
  const pieces = readPieces(declared, face, paint, values)
  if (!pieces) return undefined
  const { length, height, wastage, needed, total } = pieces
  const { fitted } = face
  const joint = pieces.joint?.exact ?? ZERO
  const covered = cover({
    length: face.length,
    height: face.height,
    cellLength: length.exact.add(joint),
    cellHeight: height.exact.add(joint),
    joint,
    bond: declared.pattern === 'bond',
    paint,
    cutPaint: values.isSketch ? paint : 'cut',
    from: declared.pattern === 'bond' ? 'bottom' : 'top',
    fitted,
  })
  const below = fitted.y + fitted.height + 22
  const spare = total.exact.sub(needed)
  const heap = stack({
    count: spare.valueOf(),
    maximum: Math.min(MAX_PIECES, MAX_SHAPES - covered.shapes.length - WORDS_AND_LINES),
    size: {
      width: 26,
      height: Math.min(26, Math.max(8, (26 * height.value) / length.value)),
    },
    box: { x: 196, y: below + 12, width: 116, height: 72 },
    paint: 'spare',
    piece: 'spare',
    field: wastage.field,
    draw: slabPiece,
  })
  const box = { x: fitted.x, y: fitted.y, width: fitted.width, height: fitted.height }
  return {
    height: 138,
    shapes: [
      { kind: 'rect', ...box, paint: covered.drawn === 'none' ? paint : 'joint' },
      ...covered.shapes,
      { kind: 'rect', ...box, paint: 'outline' },
      ...closeUp(
        { length, height, joint: pieces.joint, paint, isSketch: values.isSketch },
        { x: 0, y: below, width: 172, height: 112 },
      ),
      ...heap.shapes,
      ...label(
        254,
        below + 104,
        values.isSketch ? wastage.text : spareText(pieces, spare),
        wastage.field,
        128,
      ),
    ],
    legend: legendOf(pieces, covered, heap, spare),
    notes: [
      ...notesOf(pieces, covered, fitted.toScale),
      ...(heap.each ? [] : [say(pictures.sparePattern, spelt(spare, pieces.noun))]),
    ],
  }
}

function readPieces(
  declared: Declared,
  face: Face,
  paint: Material,
  values: ValueResolver,
): Pieces | undefined {
  const isWall = declared.pattern === 'bond'
  const length = values.quantity(declared.length, isWall ? '0.45' : '0.4')
  const height = values.quantity(declared.height, isWall ? '0.225' : '0.4')
  const wastage = values.quantity(declared.wastage, '0')
  const total = values.quantity(declared.total, '28')
  const joint = values.quantity(declared.joint, '0.02')
  if (!length || !height || !wastage || !total) return undefined
  const gap = joint?.exact ?? ZERO
  const cell = length.exact.add(gap).mul(height.exact.add(gap))
  // Where no formula counts them, they are as many as the face has room for, by area.
  const needed = values.isSketch
    ? new Fraction(isWall ? 26 : 25)
    : (values.quantity(declared.needed, '')?.exact ?? face.length.mul(face.height).div(cell).ceil())
  const { cut } = declared
  const noun = values.countedAs(declared.noun)
  return { noun, cut, paint, length, height, joint, wastage, needed, total }
}

function spareText({ noun }: Pieces, spare: Fraction): string {
  if (spare.equals(0)) return pictures.shortNoSpare
  const text = spare.gt(0)
    ? say(pictures.shortSpare, { count: wholeNumber(spare) })
    : say(pictures.shortFewer, { pieces: countWithNoun(spare.abs(), noun) })
  // A label that is too long to be read here stands in the legend.
  if (text.length > LONGEST_LABEL) return spare.gt(0) ? pictures.spareWord : ''
  return text
}

/** A number and its noun, for a message that has words between them. */
function spelt(count: Fraction, noun: string) {
  return { count: wholeNumber(count), nouns: wordFor(noun, count) }
}

function legendOf(
  { noun, cut: where, paint, needed, total, wastage }: Pieces,
  { whole, drawn }: Covered,
  heap: Stacked,
  spare: Fraction,
): LegendItem[] {
  const cut = needed.sub(whole)
  const items: LegendItem[] = [
    {
      paint,
      text: say(pictures.whole, spelt(whole, noun)),
      count: whole.valueOf(),
      drawn: drawn === 'each' ? { as: 'each', piece: 'whole' } : { as: 'stated' },
    },
  ]
  // With a mortar gap below zero the blocks overlap, and their count cannot be drawn.
  if (cut.lt(0)) items.length = 0
  if (cut.gt(0)) {
    items.push({
      paint: 'cut',
      text: say(pictures.cut, { pieces: countWithNoun(cut, noun), where }),
      count: cut.valueOf(),
      drawn: { as: 'stated' },
    })
  }
  if (!spare.equals(0)) {
    const fewerValues = { pieces: countWithNoun(spare.abs(), noun), wastage: wastage.text }
    const spareValues = { ...spelt(spare, noun), wastage: wastage.text }
    items.push({
      ...(spare.gt(0) ? { paint: 'spare' as const } : {}),
      text: spare.gt(0) ? say(pictures.spare, spareValues) : say(pictures.fewer, fewerValues),
      count: spare.abs().valueOf(),
      drawn: spare.gt(0) && heap.each ? { as: 'each', piece: 'spare' } : { as: 'stated' },
    })
  }
  items.push({
    text: say(pictures.inAll, { sum: countWithNoun(total.exact, noun) }),
    count: total.exact.valueOf(),
    drawn: { as: 'stated' },
  })
  return items
}

function notesOf({ noun, needed, joint }: Pieces, covered: Covered, toScale: boolean): string[] {
  const pieces = countWithNoun(needed, noun)
  if (joint?.exact.lt(0)) return [say(pictures.jointBelowZero, { nouns: wordForMany(noun) })]
  if (!toScale) return [pictures.tooThin]
  if (covered.drawn === 'none') return [say(pictures.tooSmall, { pieces })]
  if (covered.drawn === 'each') return []
  return [say(covered.cutDrawn ? pictures.pattern : pictures.patternWithoutCuts, { pieces })]
}
