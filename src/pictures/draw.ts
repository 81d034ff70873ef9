import type { Calculator } from '../../schemas/definition/compiled.ts'
import type { ParameterOf, PictureKind } from '../../schemas/definition/picture.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import type { Drawing } from './drawing.ts'
import { drawBars } from './kinds/bars.ts'
import { drawCoats } from './kinds/coats.ts'
import { drawFloor } from './kinds/floor.ts'
import { drawRoof } from './kinds/roof.ts'
import { drawSlab } from './kinds/slab.ts'
import { drawWall } from './kinds/wall.ts'
import { type Quantities, resultQuantities, sketchQuantities } from './quantities.ts'

/** One drawing for each kind of picture: a kind without one does not compile. */
const kinds: { [Kind in PictureKind]: (quantity: Quantities<ParameterOf<Kind>>) => Drawing } = {
  slab: drawSlab,
  wall: drawWall,
  floor: drawFloor,
  roof: drawRoof,
  bars: drawBars,
  coats: drawCoats,
}

/** The picture of a result, or undefined where the calculator declares none. */
export function drawResult(calculator: Calculator, estimate: Estimate): Drawing | undefined {
  const { picture } = calculator
  return picture && kinds[picture.kind](resultQuantities(calculator, picture, estimate))
}

/** The picture before there is a result: it shows what each field measures. */
export function drawSketch(calculator: Calculator): Drawing | undefined {
  const { picture } = calculator
  if (!picture) return undefined
  const labels = Object.values(calculator.fields).map(({ label }) => label)
  return {
    ...kinds[picture.kind](sketchQuantities(calculator, picture)),
    subject: `What to measure: ${labels.join(', ')}`,
    legend: [],
    notes: [],
  }
}
