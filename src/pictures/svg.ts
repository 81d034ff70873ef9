import { at, type Paint, type PlainShape, type Shape } from './drawing.ts'

/** An SVG element as plain data. Attributes have React's names. The caller chooses the colours. */
export interface SvgElement {
  tag: 'rect' | 'circle' | 'path' | 'pattern' | 'text'
  attributes: Record<string, string | number>
  /** The meaning of the element, which gives it its colour. A text and a pattern have none. */
  paint?: Paint
  text?: string
  children?: SvgElement[]
}

/** The estimated width of a letter: a text wider than its room is pressed together. */
const LETTER = 8.2

/**
 * A shape of a drawing as SVG, for the screen and for paper alike.
 *
 * @param id names the shape's pattern, if it has one: unique in the document.
 */
export function svgOf(shape: Shape, id: string): SvgElement[] {
  switch (shape.kind) {
    case 'text':
      return [label(shape)]
    case 'pattern':
      return pattern(shape, id)
    default:
      return [plain(shape)]
  }
}

function plain(shape: PlainShape): SvgElement {
  const { paint } = shape
  switch (shape.kind) {
    case 'rect':
      return { tag: 'rect', paint, attributes: boxOf(shape) }
    case 'circle': {
      const { x, y, radius } = shape
      return { tag: 'circle', paint, attributes: { cx: at(x), cy: at(y), r: at(radius) } }
    }
    case 'path':
      return { tag: 'path', paint, attributes: { d: shape.d } }
  }
}

function boxOf({ x, y, width, height, round }: Extract<Shape, { kind: 'rect' | 'pattern' }>) {
  const box = { x: at(x), y: at(y), width: at(width), height: at(height) }
  return round === undefined ? box : { ...box, rx: round }
}

/** The face in its own paint, and over it the repeated cell. */
function pattern(shape: Extract<Shape, { kind: 'pattern' }>, id: string): SvgElement[] {
  const { cell, shapes, paint } = shape
  const box = boxOf(shape)
  return [
    {
      tag: 'pattern',
      attributes: {
        id,
        patternUnits: 'userSpaceOnUse',
        // In place of x and y, which the PDF writer does not understand.
        patternTransform: `translate(${at(cell.x)} ${at(cell.y)})`,
        // Exact, because a rounding error would add up over a thousand cells.
        width: cell.width,
        height: cell.height,
      },
      children: shapes.map(plain),
    },
    { tag: 'rect', paint, attributes: box },
    { tag: 'rect', attributes: { ...box, fill: `url(#${id})` } },
  ]
}

function label({ x, y, text, align, room, turned }: Extract<Shape, { kind: 'text' }>): SvgElement {
  const position = turned
    ? { transform: `translate(${at(x)} ${at(y)}) rotate(-90)` }
    : { x: at(x), y: at(y) }
  const press =
    text.length * LETTER > room ? { textLength: at(room), lengthAdjust: 'spacingAndGlyphs' } : {}
  return { tag: 'text', text, attributes: { textAnchor: align, ...position, ...press } }
}
