import type { Paint } from './drawing.ts'
import type { Quantity } from './quantities.ts'

/** A face that pieces cover: a floor with tiles, a wall with blocks. */
export interface Face {
  subject: string
  /** What one piece is called. */
  one: string
  /** Where pieces are cut. */
  edges: string
  paint: Paint
  from: 'top' | 'bottom'
  bond: boolean
  length: Quantity
  height: Quantity
  pieceLength: Quantity
  pieceHeight: Quantity
  joint: Quantity | undefined
  wastage: Quantity
  /** Pieces that cover the face, by area. */
  needed: Quantity
  total: Quantity
}
