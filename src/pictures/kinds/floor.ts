import type { ParameterOf } from '../../../schemas/definition/picture.ts'
import { coveredFace } from '../coveredFace.ts'
import type { Drawing } from '../drawing.ts'
import type { Quantities } from '../quantities.ts'

/** A floor from above with its tiles, one tile close up, and the spare ones. */
export function drawFloor(quantity: Quantities<ParameterOf<'floor'>>): Drawing {
  return coveredFace({
    subject: 'The floor from above',
    one: 'tile',
    edges: 'at the edges',
    paint: 'tile',
    from: 'top',
    bond: false,
    length: quantity('length'),
    height: quantity('width'),
    pieceLength: quantity('tileLength'),
    pieceHeight: quantity('tileWidth'),
    joint: undefined,
    wastage: quantity('wastage'),
    needed: quantity('tiles'),
    total: quantity('total'),
  })
}
