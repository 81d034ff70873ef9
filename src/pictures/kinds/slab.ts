import type { ParameterOf } from '../../../schemas/definition/picture.ts'
import {
  at,
  CANVAS_WIDTH,
  type Drawing,
  label,
  measureDown,
  type Shape,
  textWidth,
} from '../drawing.ts'
import { bagPiece, pile } from '../pile.ts'
import type { Quantities, Quantity } from '../quantities.ts'
import { shownNumber } from '../words.ts'

const MAIN = { width: 244, height: 144, x: 8, y: 8 }
const ACROSS = Math.cos(Math.PI / 9)
const DOWN = Math.sin(Math.PI / 9)
/** A thinner slab would not be seen. */
const LEAST_THICKNESS = 0.5
const LEAST_SIDE = 6

/** A square slab of the area from its corner, the bags of cement, the heaps of sand and ballast. */
export function drawSlab(quantity: Quantities<ParameterOf<'slab'>>): Drawing {
  const area = quantity('area')
  const thickness = quantity('thickness')
  const mix = quantity('mix')
  const bags = quantity('bags')
  const sand = quantity('sand')
  const aggregate = quantity('aggregate')
  const sketch = bags.text === ''
  const slab = slabShapes(area, thickness)
  // What the result shows is what is drawn: 9.96 bags are shown as 10.0, and are ten bags here.
  const shown = sketch ? bags.exact : shownNumber(bags.text)
  const stack = pile({
    count: shown.valueOf(),
    size: { width: 38, height: 16 },
    box: { x: 6, y: 192, width: 132, height: 64 },
    paint: 'bag',
    piece: 'bag',
    field: mix.field,
    draw: bagPiece,
  })
  const largest = Math.max(sand.value, aggregate.value)
  const heap = (middle: number, part: Quantity, paint: 'sand' | 'ballast') =>
    heapShape(middle, 256, 44 * Math.cbrt(part.value / largest), paint, mix.field)
  return {
    height: 302,
    shapes: [
      ...slab.shapes,
      ...label(160, 178, sketch ? mix.text : `Mix ${mix.text}`, mix.field),
      ...stack.shapes,
      heap(190, sand, 'sand'),
      heap(272, aggregate, 'ballast'),
      { kind: 'path', d: 'M4 256.5H316', paint: 'measure' },
      ...label(72, 274, 'cement'),
      ...label(190, 274, 'sand'),
      ...label(272, 274, 'ballast'),
      ...label(74, 292, sketch ? '' : bags.text, undefined, 148),
      ...label(190, 292, sand.text, undefined, 82),
      ...label(275, 292, aggregate.text, undefined, 82),
    ],
    subject: `A square slab of ${area.text}, ${thickness.text} thick${slab.toScale ? ', to scale' : ''}, in ${mix.text}`,
    legend: [
      {
        paint: 'bag',
        text: `Cement: ${bags.text}`,
        count: shown.valueOf(),
        labelled: true,
        drawn: stack.each ? { as: 'each', piece: 'bag' } : { as: 'stated' },
      },
      { paint: 'sand', text: `Sand: ${sand.text}`, labelled: true, drawn: { as: 'stated' } },
      {
        paint: 'ballast',
        text: `Ballast: ${aggregate.text}`,
        labelled: true,
        drawn: { as: 'stated' },
      },
    ],
    notes: [
      ...(slab.toScale ? [] : ['Area and thickness differ too much to be drawn to scale']),
      ...(stack.each ? [] : [`${bags.text}, drawn as a pattern`]),
      'The slab, the bags and the heaps are each drawn to a scale of their own',
    ],
  }
}

function slabShapes(area: Quantity, thickness: Quantity): { shapes: Shape[]; toScale: boolean } {
  const side = Math.sqrt(area.value)
  const scale = Math.min(
    MAIN.width / (2 * side * ACROSS),
    MAIN.height / (2 * side * DOWN + thickness.value),
  )
  const drawnSide = Math.max(side * scale, LEAST_SIDE)
  const deep = Math.max(thickness.value * scale, LEAST_THICKNESS)
  const across = drawnSide * ACROSS
  const down = drawnSide * DOWN
  const middle = MAIN.x + MAIN.width / 2
  const y = MAIN.y + (MAIN.height - 2 * down - deep) / 2
  const top = `M${at(middle)} ${at(y)}l${at(across)} ${at(down)}l${at(-across)} ${at(down)}l${at(-across)} ${at(-down)}z`
  const sides = `M${at(middle - across)} ${at(y + down)}l${at(across)} ${at(down)}l${at(across)} ${at(-down)}v${at(deep)}l${at(-across)} ${at(down)}l${at(-across)} ${at(-down)}z`
  const right = middle + across
  const width = textWidth(thickness.text)
  // Beside the edge where there is room for it, else below its corner.
  const fits = right + 20 + width <= CANVAS_WIDTH
  // A label inside the top where there is room for it, else beside a slab that is all height.
  const inside = down > 20
  return {
    toScale: side * scale >= LEAST_SIDE && thickness.value * scale >= LEAST_THICKNESS,
    shapes: [
      { kind: 'path', d: sides, paint: 'concreteSide', field: thickness.field },
      { kind: 'path', d: top, paint: 'concrete', field: area.field },
      ...label(inside ? middle : 36, inside ? y + down + 5 : y + 20, area.text, area.field),
      ...(fits || deep >= 10
        ? measureDown(y + down, y + down + deep, right + 10, '', thickness.field)
        : [leader(right, y + down + deep / 2, thickness.field)]),
      ...(fits || deep > 60
        ? label(right + 20 + width / 2, y + down + deep / 2 + 5, thickness.text, thickness.field)
        : label(right + 40, y + down + deep + 20, thickness.text, thickness.field)),
    ],
  }
}

/** From a thin edge to the label below it. */
function leader(x: number, y: number, field: string | undefined): Shape {
  return { kind: 'path', d: `M${at(x + 3)} ${at(y)}h16v8`, paint: 'measure', field }
}

function heapShape(
  middle: number,
  ground: number,
  high: number,
  paint: 'sand' | 'ballast',
  field: string | undefined,
): Shape {
  const height = Math.max(high, 4)
  const half = height * 0.86
  const d = `M${at(middle - half)} ${ground}l${at(half * 0.8)} ${at(-height * 0.92)}q${at(half * 0.2)} ${at(-height * 0.16)} ${at(half * 0.4)} 0l${at(half * 0.8)} ${at(height * 0.92)}z`
  return { kind: 'path', d, paint, field }
}
