import type { ParameterOf } from '../../../schemas/definition/picture.ts'
import {
  at,
  type Drawing,
  label,
  measureAcross,
  measureDown,
  type Shape,
  TEXT_HEIGHT,
} from '../drawing.ts'
import { type Fitted, fitInto } from '../fit.ts'
import { pile, tinPiece } from '../pile.ts'
import type { Quantities, Quantity } from '../quantities.ts'
import { counted } from '../words.ts'

const MOST_WALLS = 8
const MOST_COATS = 6
const STEP = 7

/** A wall with its coats side by side, the other walls behind it, and the paint by the litre. */
export function drawCoats(quantity: Quantities<ParameterOf<'coats'>>): Drawing {
  const height = quantity('height')
  const width = quantity('width')
  const walls = quantity('walls')
  const coats = quantity('coats')
  const coverage = quantity('coverage')
  const litres = quantity('litres')
  const sketch = litres.text === ''
  const eachWall = walls.value <= MOST_WALLS
  const behind = eachWall ? Math.ceil(walls.value) - 1 : 0
  const room = behind * STEP
  const place = fitInto(width.value, height.value, {
    x: 34,
    y: 32 + room,
    width: 276 - room,
    height: 140 - room,
  })
  const below = place.y + place.height
  const ground = below + 108
  const tins = pile({
    count: litres.exact.valueOf(),
    size: { width: 25, height: 29 },
    box: { x: 4, y: below + 36, width: 178, height: 72 },
    paint: 'litre',
    piece: 'litre',
    draw: tinPiece,
  })
  return {
    height: ground + 26,
    shapes: [
      ...wallsBehind(place, behind, walls),
      ...coatBands(place, coats),
      {
        kind: 'rect',
        x: place.x,
        y: place.y,
        width: place.width,
        height: place.height,
        paint: 'outline',
        piece: 'wall',
        ...shareOf(walls, 0),
      },
      ...measureAcross(place.x, place.x + place.width, 22, width.text, width.field),
      ...measureDown(place.y, place.y + place.height, place.x - 10, height.text, height.field, 160),
      ...label(
        80,
        below + 20,
        sketch ? walls.text : `${walls.text} ${walls.exact.equals(1) ? 'wall' : 'walls'}`,
        walls.field,
        156,
      ),
      ...label(
        240,
        below + 20,
        sketch ? coats.text : `${coats.text} ${coats.exact.equals(1) ? 'coat' : 'coats'}`,
        coats.field,
        156,
      ),
      ...tins.shapes,
      ...coverageShapes(coverage, ground),
      { kind: 'path', d: `M4 ${at(ground)}H316`, paint: 'measure' },
      ...label(93, ground + 18, litres.text, undefined, 170),
      ...label(248, ground + 18, coverage.text, coverage.field, 140),
    ],
    subject: `A wall ${height.text} high and ${width.text} wide${place.toScale ? ', to scale' : ''}, ${coats.exact.equals(1) ? 'in 1 coat' : `in ${coats.text} coats`}`,
    legend: [
      {
        paint: 'coat',
        text: `${walls.text} ${walls.exact.equals(1) ? 'wall' : 'walls'}: ${quantity('area').text} to paint, every coat counted`,
        count: walls.value,
        drawn: eachWall ? { as: 'each', piece: 'wall' } : { as: 'stated' },
      },
      {
        paint: 'litre',
        text: `${counted(litres.exact, 'litre')} of paint, ${coverage.text}`,
        count: litres.exact.valueOf(),
        labelled: true,
        drawn: tins.each ? { as: 'each', piece: 'litre' } : { as: 'stated' },
      },
    ],
    notes: [
      ...(place.toScale ? [] : ['Too long and thin to be drawn to scale']),
      ...(eachWall ? [] : [`${walls.text} walls, drawn as one`]),
      ...(coats.value <= MOST_COATS
        ? []
        : [`${coats.text} coats; the first ${MOST_COATS} are drawn`]),
      tins.each
        ? 'Each tin stands for one litre'
        : `${counted(litres.exact, 'litre')}, drawn as a pattern`,
    ],
  }
}

/** How much of the wall at a place in the row there is: a last wall may be a part. */
function shareOf(walls: Quantity, index: number): { share?: number } {
  const share = walls.value - index
  return share < 1 ? { share } : {}
}

function wallsBehind(place: Fitted, behind: number, walls: Quantity): Shape[] {
  return Array.from({ length: behind }, (_, index): Shape => {
    const back = behind - index
    const { share = 1 } = shareOf(walls, back)
    return {
      kind: 'rect',
      x: place.x + back * STEP + place.width * (1 - share),
      y: place.y - back * STEP,
      width: place.width * share,
      height: place.height,
      paint: 'plaster',
      field: walls.field,
      piece: 'wall',
      ...shareOf(walls, back),
    }
  })
}

/** Bands from bare plaster to the last coat: each coat begins further to the right. */
function coatBands(place: Fitted, coats: Quantity): Shape[] {
  const drawn = Math.min(Math.ceil(coats.value), MOST_COATS)
  const band = place.width / (drawn + 1)
  const { x, y, width, height } = place
  const plaster: Shape = { kind: 'rect', x, y, width, height, paint: 'plaster', field: coats.field }
  const room = band > 24 && height > TEXT_HEIGHT * 1.6
  return [
    plaster,
    ...Array.from({ length: drawn }, (_, index): Shape => {
      const part = Math.min(coats.value - index, 1)
      const left = x + band * (index + 1)
      const tall = height * part
      const box = { x: left, y: y + height - tall, width: x + width - left, height: tall }
      return { kind: 'rect', ...box, paint: 'coat', field: coats.field }
    }),
    ...(room
      ? ['bare', ...Array.from({ length: drawn }, (_, index) => String(index + 1))].flatMap(
          (text, index) => label(x + band * (index + 0.5), y + height - 8, text, coats.field, band),
        )
      : []),
  ]
}

/** One litre, and what it covers. */
function coverageShapes(coverage: Quantity, ground: number): Shape[] {
  const { field } = coverage
  return [
    tinPiece({ x: 204, y: ground - 30, width: 26, height: 30 }, { paint: 'litre', field }),
    { kind: 'path', d: `M236 ${at(ground - 15)}h14m-6 -5l6 5l-6 5`, paint: 'measure', field },
    { kind: 'rect', x: 258, y: ground - 62, width: 56, height: 62, paint: 'coat', field },
  ]
}
