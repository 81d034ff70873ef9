import type { PartKind, PartOf } from '../../../schemas/definition/picture.ts'
import type { Drawn } from '../drawing.ts'
import type { ValueResolver } from '../valueResolver.ts'
import { drawBar } from './bar.ts'
import { drawBox } from './box.ts'
import { drawBundle } from './bundle.ts'
import { drawCoats } from './coats.ts'
import { drawCylinder } from './cylinder.ts'
import { drawFence } from './fence.ts'
import { drawGable } from './gable.ts'
import { drawGrid } from './grid.ts'
import { drawHeaps } from './heaps.ts'
import { drawHip } from './hip.ts'
import { drawLapped } from './lapped.ts'
import { drawLayers } from './layers.ts'
import { drawPile } from './pile.ts'
import { drawSection } from './section.ts'
import { drawStairs } from './stairs.ts'
import { drawSurface } from './surface.ts'
import { drawWallCut } from './wallCut.ts'

/**
 * Draws one kind of part at a height of the canvas. Undefined where one of its values is absent.
 */
type Draw<Kind extends PartKind> = (
  part: PartOf<Kind>,
  values: ValueResolver,
  top: number,
) => Drawn | undefined

/** One drawing for each kind of part: a kind without one does not compile. */
const draws: { [Kind in PartKind]: Draw<Kind> } = {
  surface: drawSurface,
  lapped: drawLapped,
  box: drawBox,
  cylinder: drawCylinder,
  layers: drawLayers,
  stairs: drawStairs,
  gable: drawGable,
  hip: drawHip,
  wallCut: drawWallCut,
  fence: drawFence,
  grid: drawGrid,
  section: drawSection,
  bar: drawBar,
  bundle: drawBundle,
  coats: drawCoats,
  pile: drawPile,
  heaps: drawHeaps,
}

/** Draws a part of whatever kind. */
export function drawPart<Kind extends PartKind>(
  part: PartOf<Kind> & { part: Kind },
  values: ValueResolver,
  top: number,
): Drawn | undefined {
  return draws[part.part](part, values, top)
}
