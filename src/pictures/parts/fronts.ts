import { figureWithNoun } from '#language/grammar.ts'
import * as pictures from '#messages/pictures.ts'
import type { PartOf } from '../../../schemas/definition/picture.ts'
import { say } from '../../../schemas/messages/message.ts'
import { at, type Drawn, label, type Shape } from '../drawing.ts'
import type { ValueResolver } from '../valueResolver.ts'

const LEFT = 24
const WIDTH = 272
const HEIGHT = 130
const GAP = 14
/** More would be too narrow to see. */
const MOST = 8
/** The shortest side that can be seen, in canvas units. */
const LEAST = 3

/** The faces of rows on one ground and to one scale, each with a number that the legend explains. */
export function drawFronts(
  { faces, noun }: PartOf<'fronts'>,
  values: ValueResolver,
  top: number,
): Drawn | undefined {
  const all = faces.flatMap(({ width, height, material }, index) => {
    const heights = values.rows(height, index === 0 ? '1.2' : '2.1')
    return values.rows(width, index === 0 ? '1.5' : '0.9').flatMap((across, place) => {
      const down = heights[place]
      return down ? [{ across, down, material }] : []
    })
  })
  const drawn = all.slice(0, MOST)
  if (drawn.length === 0) return undefined
  const room = WIDTH - GAP * (drawn.length - 1)
  const together = drawn.reduce((sum, { across }) => sum + across.value, 0)
  const highest = Math.max(...drawn.map(({ down }) => down.value))
  const scale = Math.min(room / together, HEIGHT / highest)
  const ground = top + 16 + highest * scale
  const shapes: Shape[] = [{ kind: 'path', d: `M${LEFT} ${at(ground)}h${WIDTH}`, paint: 'outline' }]
  let x = LEFT + (room - together * scale) / 2
  for (const [index, { across, down, material }] of drawn.entries()) {
    const width = Math.max(across.value * scale, LEAST)
    const height = Math.max(down.value * scale, LEAST)
    shapes.push({ kind: 'rect', x, y: ground - height, width, height, paint: material })
    const words = values.isSketch ? across.row : String(index + 1)
    shapes.push(...label(x + width / 2, ground + 18, words, undefined, width + GAP))
    x += width + GAP
  }
  const isTooThin = drawn.some(
    ({ across, down }) => Math.min(across.value, down.value) * scale < LEAST,
  )
  return {
    height: ground + 28 - top,
    toScale: !isTooThin,
    shapes,
    legend: drawn.map(({ across, down }, index) => ({
      text: say(pictures.front, {
        number: index + 1,
        row: across.row,
        width: across.text,
        height: down.text,
      }),
      drawn: { as: 'stated' },
    })),
    notes: [
      ...(all.length > drawn.length
        ? [
            say(pictures.firstDrawn, {
              all: figureWithNoun(String(all.length), noun),
              drawn: drawn.length,
            }),
          ]
        : []),
      ...(isTooThin ? [pictures.tooThin] : []),
    ],
  }
}
