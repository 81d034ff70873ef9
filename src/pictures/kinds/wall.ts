import type { ParameterOf } from '../../../schemas/definition/picture.ts'
import { coveredFace } from '../coveredFace.ts'
import type { Drawing } from '../drawing.ts'
import type { Quantities } from '../quantities.ts'

/** A wall in running bond, one block close up with its joints, and the spare ones. */
export function drawWall(quantity: Quantities<ParameterOf<'wall'>>): Drawing {
  return coveredFace({
    subject: 'The wall from the front',
    one: 'block',
    edges: 'at ends and top',
    paint: 'block',
    from: 'bottom',
    bond: true,
    length: quantity('length'),
    height: quantity('height'),
    pieceLength: quantity('blockLength'),
    pieceHeight: quantity('blockHeight'),
    joint: quantity('gap'),
    wastage: quantity('wastage'),
    needed: quantity('blocks'),
    total: quantity('total'),
  })
}
