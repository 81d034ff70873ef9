import { type Box, MAX_PIECES, type Paint, type PlainShape, type Shape } from './drawing.ts'

/** One piece of a stack, drawn into a box. */
export type DrawPiece = (
  box: Box,
  meaning: { paint: Paint; field?: string | undefined },
) => PlainShape

interface Stack {
  /** How many pieces; the last one may be a part. */
  count: number
  /** The most pieces that are drawn one by one; more become a pattern. */
  maximum?: number
  /** The size of a piece where there is room for it. */
  size: { width: number; height: number }
  /** The room for the stack, which grows from the ground up, in the middle. */
  box: Box
  paint: Paint
  piece: string
  field?: string | undefined
  draw: DrawPiece
}

/** A stack as shapes, and whether each piece is one of them. */
export interface Stacked {
  shapes: Shape[]
  each: boolean
}

/** Stacks pieces from the ground up; too many to draw one by one become a pattern. */
export function stack(stacked: Stack): Stacked {
  const { count, maximum = MAX_PIECES, size, box, paint, piece, field, draw } = stacked
  if (!(count > 0)) return { shapes: [], each: true }
  const pieces = Math.ceil(count)
  if (pieces > maximum) {
    const cell = { x: box.x, y: box.y, width: size.width / 3, height: size.height / 3 }
    const shapes = [draw({ ...cell, x: 0, y: 0 }, { paint, field })]
    return { shapes: [{ kind: 'pattern', ...box, cell, shapes, paint, field }], each: false }
  }
  const { width, height } = shrunk(pieces, size, box)
  // Rows of one length, as far as the count allows: eight are four and four, not seven and one.
  const rows = Math.ceil(pieces / Math.max(1, Math.floor(box.width / width)))
  const inARow = Math.ceil(pieces / rows)
  const left = box.x + (box.width - inARow * width) / 2
  const shapes = Array.from({ length: pieces }, (_, index): Shape[] => {
    const pieceBox = {
      x: left + (index % inARow) * width,
      y: box.y + box.height - (Math.floor(index / inARow) + 1) * height,
      width,
      height,
    }
    const share = index === pieces - 1 ? count - index : 1
    if (share === 1) return [{ ...draw(pieceBox, { paint, field }), piece }]
    const part = { ...pieceBox, y: pieceBox.y + height * (1 - share), height: height * share }
    return [
      draw(pieceBox, { paint: 'ghost', field }),
      { ...draw(part, { paint, field }), piece, share },
    ]
  })
  return { shapes: shapes.flat(), each: true }
}

/** The size at which so many pieces fit into the box. */
function shrunk(pieces: number, size: Stack['size'], box: Box): Stack['size'] {
  let { width, height } = size
  while (Math.ceil(pieces / Math.max(1, Math.floor(box.width / width))) * height > box.height) {
    width *= 0.95
    height *= 0.95
  }
  return { width, height }
}

const inset = 0.5

/** A plain piece. */
export const slabPiece: DrawPiece = (box, meaning) => ({
  kind: 'rect',
  x: box.x + inset,
  y: box.y + inset,
  width: Math.max(box.width - 2 * inset, 0.5),
  height: Math.max(box.height - 2 * inset, 0.5),
  ...meaning,
})

/** A full bag on its side: corners drawn out, long sides full, ends drawn in. */
export const bagPiece: DrawPiece = ({ x, y, width, height }, meaning) => {
  const ear = Math.min(width, height) * 0.12
  const [left, top, right, bottom] = [x + 0.5, y + 0.5, x + width - 0.5, y + height - 0.5]
  const middle = { x: x + width / 2, y: y + height / 2 }
  // Each side bends from corner to corner: the long ones a little outwards, the ends inwards.
  const d = `M${n(left)} ${n(top + ear)}Q${n(middle.x)} ${n(top - ear)} ${n(right)} ${n(top + ear)}Q${n(right - 2 * ear)} ${n(middle.y)} ${n(right)} ${n(bottom - ear)}Q${n(middle.x)} ${n(bottom + ear)} ${n(left)} ${n(bottom - ear)}Q${n(left + 2 * ear)} ${n(middle.y)} ${n(left)} ${n(top + ear)}z`
  return { kind: 'path', d, ...meaning }
}

/** A tin with its rim. */
export const tinPiece: DrawPiece = ({ x, y, width, height }, meaning) => {
  const rim = height * 0.16
  const d = `M${n(x + 0.5)} ${n(y + 0.5)}h${n(width - 1)}v${n(rim)}h${n(-width * 0.08)}v${n(height - rim - 1)}h${n(-width * 0.84 + 1)}v${n(rim + 1 - height)}h${n(-width * 0.08)}z`
  return { kind: 'path', d, ...meaning }
}

function n(coordinate: number): number {
  return Math.round(coordinate * 100) / 100
}
