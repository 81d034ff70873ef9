import * as pictures from '#messages/pictures.ts'
import type { Material, PartOf } from '../../../schemas/definition/picture.ts'
import {
  at,
  CANVAS_WIDTH,
  type Drawn,
  label,
  measureDown,
  type Shape,
  TEXT_HEIGHT,
  textWidth,
} from '../drawing.ts'
import type { Quantity, ResolvedText, ValueResolver } from '../valueResolver.ts'

const MAIN = { width: 244, height: 144, x: 8, y: 8 }
const ACROSS = Math.cos(Math.PI / 9)
const DOWN = Math.sin(Math.PI / 9)
/** A thinner box would not be seen. */
const MIN_HEIGHT = 0.5
const MIN_SIDE = 6
const NOTHING: ResolvedText = { text: '', field: undefined }

/** A block from its corner, on a square of an area or on two sides. */
export function drawBox(
  part: PartOf<'box'>,
  values: ValueResolver,
  top: number,
): Drawn | undefined {
  const sides = sidesOf(part, values)
  const height = values.quantity(part.height, part.area === undefined ? '1.2' : '0.25')
  if (!sides || !height) return undefined
  const caption = values.resolveText(part.caption)
  const block = blockShapes(sides, height, part.material, top)
  const lowest = Math.max(
    ...block.shapes.map((shape) => (shape.kind === 'text' ? shape.y - top + 6 : 0)),
  )
  const bottom = Math.max(160, lowest)
  return {
    height: bottom + (caption.text ? 24 : 0),
    toScale: block.toScale,
    shapes: [...block.shapes, ...label(160, top + bottom + 18, caption.text, caption.field)],
    notes: block.toScale
      ? []
      : [part.area === undefined ? pictures.sidesDiffer : pictures.areaDiffers],
  }
}

/** The sides of a box's top, with the words in it or along its edges. */
interface Sides {
  length: number
  width: number
  /** In the middle of the top. */
  inside: ResolvedText
  /** Along the lower edges, on the left and on the right. */
  along: [left: ResolvedText, right: ResolvedText]
}

function sidesOf({ area, length, width }: PartOf<'box'>, values: ValueResolver): Sides | undefined {
  const square = values.quantity(area, '9')
  if (square) {
    const side = Math.sqrt(square.value)
    return { length: side, width: side, inside: square, along: [NOTHING, NOTHING] }
  }
  const left = values.quantity(length, '0.6')
  const right = values.quantity(width, '0.6')
  if (!left || !right) return undefined
  const isTwice = left.field !== undefined && left.field === right.field
  const along: Sides['along'] = isTwice ? [left, NOTHING] : [left, right]
  return { length: left.value, width: right.value, inside: NOTHING, along }
}

function blockShapes(
  { length, width, inside, along }: Sides,
  high: Quantity,
  material: Material,
  top: number,
): { shapes: Shape[]; toScale: boolean } {
  // Words along the lower edges take room below them.
  const room = MAIN.height - (inside.text ? 0 : 16)
  const isOblong = along[1].text !== ''
  const scale = Math.min(
    MAIN.width / ((length + width) * ACROSS),
    room / ((length + width) * DOWN + high.value),
  )
  const long = edge(Math.max(length * scale, MIN_SIDE))
  const wide = edge(Math.max(width * scale, MIN_SIDE))
  const deep = Math.max(high.value * scale, MIN_HEIGHT)
  const left = MAIN.x + (MAIN.width - long.across - wide.across) / 2
  const right = left + long.across + wide.across
  const back = left + wide.across
  const y = top + MAIN.y + (room - long.down - wide.down - deep) / 2
  // Round the top from its far corner: along the length, back along the width, and so on.
  const forth = `l${at(long.across)} ${at(long.down)}l${at(-wide.across)} ${at(wide.down)}`
  const home = `l${at(-long.across)} ${at(-long.down)}`
  const sides = `M${at(left)} ${at(y + wide.down)}l${at(long.across)} ${at(long.down)}l${at(wide.across)} ${at(-wide.down)}v${at(deep)}l${at(-wide.across)} ${at(wide.down)}${home}z`
  const from = y + long.down
  const bottom = y + deep + (isOblong ? 24 : 16)
  const leftMiddle = left + long.across / 2 - 12
  const rightMiddle = right - wide.across / 2 + 12
  // The edges slope: a label goes below the lowest point that it reaches.
  const leftDown = downTo(leftMiddle + textWidth(along[0].text) / 2 - left, long)
  const rightDown = downTo(right - rightMiddle + textWidth(along[1].text) / 2, wide)
  // A label inside the top where there is room for it, else beside a block that is all height.
  const isRoomy = long.down + wide.down > 40
  return {
    toScale: Math.min(length, width) * scale >= MIN_SIDE && high.value * scale >= MIN_HEIGHT,
    shapes: [
      { kind: 'path', d: sides, paint: 'side', field: high.field },
      {
        kind: 'path',
        d: `M${at(back)} ${at(y)}${forth}${home}z`,
        paint: material,
        field: inside.field ?? along[0].field,
      },
      ...label(
        isRoomy ? (left + right) / 2 : 36,
        isRoomy ? y + (long.down + wide.down) / 2 + 5 : y + 20,
        inside.text,
        inside.field,
      ),
      ...(isOblong
        ? [
            ...edgeMeasure(left, y + wide.down + deep, long, 1, along[0].field),
            ...edgeMeasure(right, y + long.down + deep, wide, -1, along[1].field),
          ]
        : []),
      ...apart([
        ...label(leftMiddle, bottom + wide.down + leftDown, along[0].text, along[0].field, 150),
        ...label(rightMiddle, bottom + long.down + rightDown, along[1].text, along[1].field, 150),
        ...heightShapes(high, { from, to: from + deep, right }),
      ]),
    ],
  }
}

/** The measure of a lower edge, from its upper end down to the corner in front. */
function edgeMeasure(
  x: number,
  y: number,
  { across, down }: Edge,
  side: 1 | -1,
  field: string | undefined,
): Shape[] {
  const d = `M${at(x)} ${at(y + 2)}v6M${at(x + side * across)} ${at(y + down + 2)}v6M${at(x)} ${at(y + 5)}l${at(side * across)} ${at(down)}`
  return [{ kind: 'path', d, paint: 'measure', field }]
}

/** Moves each text down until it is clear of the texts before it. */
function apart(shapes: readonly Shape[]): Shape[] {
  const placed: Shape[] = []
  for (const shape of shapes) {
    let moved = shape
    while (placed.some((other) => overlaps(moved, other))) {
      if (moved.kind === 'text') moved = { ...moved, y: moved.y + 1 }
    }
    placed.push(moved)
  }
  return placed
}

function overlaps(one: Shape, other: Shape): boolean {
  if (one.kind !== 'text' || other.kind !== 'text') return false
  const half = ({ text, room }: typeof one) => Math.min(textWidth(text), room) / 2
  const across = Math.abs(one.x - other.x) < half(one) + half(other) + 4
  return across && Math.abs(one.y - other.y) < TEXT_HEIGHT + 1
}

/** How far an edge goes across the canvas, and down it. */
interface Edge {
  across: number
  down: number
}

/** The edge of a side so long on the canvas. */
function edge(side: number): Edge {
  return { across: side * ACROSS, down: side * DOWN }
}

/** How far down an edge is, so far across. */
function downTo(across: number, { down, across: end }: Edge): number {
  return (down * Math.min(Math.max(across, 0), end)) / end
}

/** The measure of the height, beside the edge where there is room for it, else below its corner. */
function heightShapes(
  { text, field }: Quantity,
  { from, to, right }: { from: number; to: number; right: number },
): Shape[] {
  const width = textWidth(text)
  const deep = to - from
  const fits = right + 20 + width <= CANVAS_WIDTH
  return [
    ...(fits || deep >= 10
      ? measureDown(from, to, right + 10, '', field)
      : [leader(right, (from + to) / 2, field)]),
    ...(fits
      ? label(right + 20 + width / 2, (from + to) / 2 + 5, text, field)
      : label(right + 40, to + 20, text, field)),
  ]
}

/** From a thin edge to the label below it. */
function leader(x: number, y: number, field: string | undefined): Shape {
  return { kind: 'path', d: `M${at(x + 3)} ${at(y)}h16v8`, paint: 'measure', field }
}
