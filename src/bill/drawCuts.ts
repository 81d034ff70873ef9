import type { CutPattern, CuttingPlan } from '../../schemas/bill/cuttingPlan.ts'
import { type Box, CANVAS_WIDTH, type Drawing, type Shape } from '../pictures/drawing.ts'

/** Bars of more pieces show those of one length as one. */
const MOST_PIECES = 60
const BAR_HEIGHT = 16
/** From one bar to the next. */
const STEP = 26
/** The room for how often a bar is cut so. */
const BEFORE = 56
/** So many bars stand in one picture: a page of paper holds it. */
const IN_ONE = 20

/** A piece, or what is left over. */
interface CutShape extends Box {
  kind: 'rect'
  paint: 'steel' | 'ghost'
}

/** One stock length to scale from x on, as wide as asked: its pieces, and what is left of it. */
export function drawCut(
  { pieces, rest }: CutPattern,
  { stockLength }: Pick<CuttingPlan, 'stockLength'>,
  { x, y, width }: { x: number; y: number; width: number },
): CutShape[] {
  const all = pieces.reduce((sum, { count }) => sum + count, 0n)
  const isMany = all > MOST_PIECES
  const shapes: CutShape[] = []
  let from = x
  const add = (length: number, paint: CutShape['paint']) => {
    const wide = (length / stockLength.valueOf()) * width
    shapes.push({ kind: 'rect', x: from, y, width: wide, height: BAR_HEIGHT, paint })
    from += wide
  }
  for (const { length, count } of pieces) {
    if (isMany) add(length.mul(count).valueOf(), 'steel')
    else for (let piece = 0; piece < count; piece++) add(length.valueOf(), 'steel')
  }
  if (rest.n > 0n) add(rest.valueOf(), 'ghost')
  return shapes
}

/** A plan for paper: each way of cutting once, with how often, in as many pictures as it takes. */
export function drawCuts(
  patterns: readonly { count: bigint; pattern: CutPattern }[],
  plan: Pick<CuttingPlan, 'stockLength'>,
  timesText: (count: bigint) => string,
): Drawing[] {
  const pictures = Math.ceil(patterns.length / IN_ONE)
  return Array.from({ length: pictures }, (_, picture) => {
    const here = patterns.slice(picture * IN_ONE, (picture + 1) * IN_ONE)
    const shapes = here.flatMap(({ count, pattern }, row): Shape[] => {
      const y = row * STEP
      const place = { x: BEFORE, y, width: CANVAS_WIDTH - BEFORE }
      return [
        {
          kind: 'text',
          x: BEFORE - 8,
          y: y + BAR_HEIGHT - 3,
          text: timesText(count),
          align: 'end',
          room: BEFORE - 8,
          turned: false,
        },
        ...drawCut(pattern, plan, place),
      ]
    })
    return { height: here.length * STEP, shapes, subject: '', legend: [], notes: [] }
  })
}
