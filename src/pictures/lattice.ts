import Fraction from 'fraction.js'
import { MAX_PIECES, type Paint, type PlainShape, type Shape } from './drawing.ts'
import type { Fitted } from './fit.ts'

/*
 * A face covered with pieces row by row, as a floor with tiles or a wall with blocks. Which pieces
 * are whole is decided exactly; only coordinates are rounded.
 */

interface Lattice {
  /** The face, in metres. */
  length: Fraction
  height: Fraction
  /** A piece with its joint, in metres. */
  cellLength: Fraction
  cellHeight: Fraction
  /** The joint, in metres: behind each piece, and below it. */
  joint: Fraction
  /** Whether every other row begins with half a piece. */
  bond: boolean
  paint: Paint
  cutPaint: Paint
  /** Which edge the first row lies along. */
  from: 'top' | 'bottom'
  fitted: Fitted
}

/** A covered face. */
export interface Covered {
  /** The pieces that lie wholly in the face, joint and all. */
  whole: Fraction
  /** How they are drawn: one by one, as a pattern, or not at all. */
  drawn: 'each' | 'pattern' | 'none'
  /** Whether the cut pieces are drawn. */
  cutDrawn: boolean
  shapes: Shape[]
}

/** Nobody can distinguish pieces smaller than this, in canvas units. */
const MIN_PIECE = 3

/** A face narrower than this beside its joint cannot be seen, in canvas units. */
const MIN_FACE = 1

const ZERO = new Fraction(0)
const HALF = new Fraction(1, 2)

/** Lays pieces over a face, whole ones and cut ones. */
export function cover(lattice: Lattice): Covered {
  const { height, cellLength, cellHeight, joint, bond, fitted } = lattice
  const rows = height.div(cellHeight)
  const wholeRows = rows.floor()
  const straight = rowOf(lattice, ZERO)
  const shifted = bond ? rowOf(lattice, cellLength.mul(HALF)) : straight
  const oddRows = wholeRows.div(2).floor()
  const whole = straight.whole.mul(wholeRows.sub(oddRows)).add(shifted.whole.mul(oddRows))

  const px = cellLength.valueOf() * fitted.scale
  const py = cellHeight.valueOf() * fitted.scale
  const gap = joint.valueOf() * fitted.scale
  const cellTooSmall = Math.min(px, py) < MIN_PIECE
  if (!fitted.toScale || joint.lt(0) || cellTooSmall || Math.min(px, py) - gap < MIN_FACE) {
    return { whole, drawn: 'none', cutDrawn: false, shapes: [] }
  }
  const rowCount = rows.ceil().valueOf()
  const each = rowCount * (straight.whole.valueOf() + 2) <= MAX_PIECES
  const cutDrawn = each || rowCount * 2 <= MAX_PIECES
  const painter = painterOf(lattice, px, py)
  const shapes: Shape[] = each ? [] : [painter.pattern()]
  for (let row = 0; row < rowCount && cutDrawn; row += 1) {
    const { lead, whole: wholeInRow, tail } = row % 2 === 0 ? straight : shifted
    const cutRow = wholeRows.lte(row)
    const leadWidth = lead.valueOf() * fitted.scale
    if (lead.gt(0)) shapes.push(...painter.piece(row, 0, leadWidth, px / 2, lattice.cutPaint))
    const wholes = wholeInRow.valueOf()
    for (let column = 0; column < wholes && (each || cutRow); column += 1) {
      const paint = cutRow ? lattice.cutPaint : lattice.paint
      // Beside a pattern, the cut row is one strip in the colour of cut pieces.
      if (!each) {
        shapes.push(...painter.piece(row, leadWidth, wholes * px, wholes * px, lattice.cutPaint))
        break
      }
      shapes.push(...painter.piece(row, leadWidth + column * px, px, px, paint))
    }
    if (tail.gt(0)) {
      shapes.push(
        ...painter.piece(
          row,
          leadWidth + wholes * px,
          tail.valueOf() * fitted.scale,
          px,
          lattice.cutPaint,
        ),
      )
    }
  }
  return { whole, drawn: each ? 'each' : 'pattern', cutDrawn, shapes }
}

/** How one row divides: a cut piece first, whole ones, a cut piece last. */
function rowOf({ length, cellLength }: Lattice, start: Fraction) {
  const lead = start.gt(length) ? length : start
  const rest = length.sub(lead)
  const whole = rest.div(cellLength).floor()
  return { lead, whole, tail: rest.sub(whole.mul(cellLength)) }
}

function painterOf({ fitted, joint, paint, from, bond }: Lattice, px: number, py: number) {
  const gap = joint.valueOf() * fitted.scale
  const bottom = fitted.y + fitted.height
  const edge = gap > 0 ? 0 : 0.4
  return {
    /**
     * A piece from x over a width; `cell` is the width that it would have with its joint if
     * nothing were cut off. None if it is all joint.
     */
    piece(row: number, x: number, width: number, cell: number, piecePaint: Paint): PlainShape[] {
      const top = row * py
      const bed = from === 'top' ? 0 : gap
      const down = Math.min(py - gap, fitted.height - top - bed)
      const across = Math.min(width, cell - gap, fitted.width - x)
      const end = from === 'top' ? fitted.y + top : bottom - top - bed - down
      if (across <= 0.05 || down <= 0.05) return []
      return [
        {
          kind: 'rect',
          x: fitted.x + x + edge,
          y: end + edge,
          width: Math.max(across - 2 * edge, 0.1),
          height: Math.max(down - 2 * edge, 0.1),
          paint: piecePaint,
          ...(piecePaint === paint ? { piece: 'whole' } : {}),
        },
      ]
    },
    pattern(): Shape {
      const rows = bond ? 2 : 1
      const origin = from === 'top' ? fitted.y : bottom - rows * py
      const brick = (x: number, y: number): PlainShape => ({
        kind: 'rect',
        x: x + edge,
        y: y + edge,
        width: px - gap - 2 * edge,
        height: py - gap - 2 * edge,
        paint,
      })
      const shapes = bond ? [brick(0, py), brick(px / 2, 0), brick(-px / 2, 0)] : [brick(0, 0)]
      const cell = { x: fitted.x, y: origin, width: px, height: rows * py }
      const { x, y, width, height } = fitted
      return { kind: 'pattern', x, y, width, height, cell, shapes, paint: 'joint' }
    },
  }
}
