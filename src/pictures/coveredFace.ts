import Fraction from 'fraction.js'
import { closeUp } from './closeUp.ts'
import { type Drawing, type LegendItem, label, measureAcross, measureDown } from './drawing.ts'
import type { Face } from './face.ts'
import { fitInto } from './fit.ts'
import { type Covered, cover } from './lattice.ts'
import { type Piled, pile, slabPiece } from './pile.ts'
import { counted, whole as wholeNumber } from './words.ts'

const LONGEST_LABEL = 20
const MAIN = { x: 34, y: 32, width: 280, height: 168 }

/**
 * The face to scale with whole and cut pieces, one piece close up, and the spare ones apart. The
 * pieces are counted by area, so what the cut places take is the count less the whole pieces.
 */
export function coveredFace(face: Face): Drawing {
  const { length, height, pieceLength, pieceHeight, wastage, needed, total, paint } = face
  const sketch = needed.text === ''
  const place = fitInto(length.value, height.value, MAIN)
  const joint = face.joint?.exact ?? new Fraction(0)
  const covered = cover({
    length: length.exact,
    height: height.exact,
    cellLength: pieceLength.exact.add(joint),
    cellHeight: pieceHeight.exact.add(joint),
    joint,
    bond: face.bond,
    paint,
    cutPaint: sketch ? paint : 'cut',
    from: face.from,
    place,
  })
  const right = place.x + place.width
  const below = place.y + place.height + 22
  const spare = total.exact.sub(needed.exact)
  const heap = pile({
    count: spare.valueOf(),
    size: {
      width: 26,
      height: Math.min(26, Math.max(8, (26 * pieceHeight.value) / pieceLength.value)),
    },
    box: { x: 196, y: below + 12, width: 116, height: 72 },
    paint: 'spare',
    piece: 'spare',
    field: wastage.field,
    draw: slabPiece,
  })
  const sketchOrSpare = sketch ? wastage.text : spareText(face, spare)
  return {
    height: below + 116,
    shapes: [
      ...measureAcross(place.x, right, 22, length.text, length.field),
      ...measureDown(place.y, place.y + place.height, place.x - 10, height.text, height.field, 190),
      { kind: 'rect', ...box(place), paint: covered.drawn === 'none' ? paint : 'joint' },
      ...covered.shapes,
      { kind: 'rect', ...box(place), paint: 'outline' },
      ...closeUp(face, { x: 0, y: below, width: 172, height: 112 }),
      ...heap.shapes,
      ...label(254, below + 104, sketchOrSpare, wastage.field, 128),
    ],
    subject: `${face.subject}, ${length.text} by ${height.text}${place.toScale ? ', to scale' : ''}`,
    legend: legendOf(face, covered, heap, spare),
    notes: [
      ...notesOf(face, covered, place.toScale),
      ...(heap.each ? [] : [`${counted(spare, `spare ${face.one}`)}, drawn as a pattern`]),
    ],
  }
}

function box({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return { x, y, width, height }
}

function spareText({ one }: Face, spare: Fraction): string {
  if (spare.equals(0)) return 'none spare'
  const text = spare.gt(0) ? `${wholeNumber(spare)} spare` : `${counted(spare.abs(), one)} fewer`
  // What is too long to be read here stands in the legend.
  if (text.length > LONGEST_LABEL) return spare.gt(0) ? 'spare' : ''
  return text
}

function legendOf(
  { one, edges, paint, needed, total, wastage }: Face,
  { whole, drawn }: Covered,
  heap: Piled,
  spare: Fraction,
): LegendItem[] {
  const cut = needed.exact.sub(whole)
  const items: LegendItem[] = [
    {
      paint,
      text: counted(whole, `whole ${one}`),
      count: whole.valueOf(),
      drawn: drawn === 'each' ? { as: 'each', piece: 'whole' } : { as: 'stated' },
    },
  ]
  // A mortar gap below zero makes blocks overlap, and counts mean nothing that could be drawn.
  if (cut.lt(0)) items.length = 0
  if (cut.gt(0)) {
    items.push({
      paint: 'cut',
      text: `${counted(cut, one)} for the cut pieces ${edges}, by area`,
      count: cut.valueOf(),
      drawn: { as: 'stated' },
    })
  }
  if (!spare.equals(0)) {
    const less = `${counted(spare.abs(), one)} fewer (${wastage.text} wastage)`
    const more = `${counted(spare, `spare ${one}`)} (${wastage.text} wastage)`
    items.push({
      ...(spare.gt(0) ? { paint: 'spare' as const } : {}),
      text: spare.gt(0) ? more : less,
      count: spare.abs().valueOf(),
      drawn: spare.gt(0) && heap.each ? { as: 'each', piece: 'spare' } : { as: 'stated' },
    })
  }
  items.push({
    text: `${counted(total.exact, one)} in all`,
    count: total.exact.valueOf(),
    drawn: { as: 'stated' },
  })
  return items
}

function notesOf({ one, needed, joint }: Face, covered: Covered, toScale: boolean): string[] {
  const count = counted(needed.exact, one)
  if (joint?.exact.lt(0)) return [`The joint is below zero, so single ${one}s are not drawn`]
  if (!toScale) return ['Too long and thin to be drawn to scale']
  if (covered.drawn === 'none') return [`${count}: too small here to be drawn one by one`]
  if (covered.drawn === 'each') return []
  const cut = covered.cutDrawn ? '' : '; the cut ones are not marked'
  return [`${count}, drawn as a pattern${cut}`]
}
