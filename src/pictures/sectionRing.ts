import { at, type Shape } from './drawing.ts'
import type { Inner } from './sectionBars.ts'

/** A closed ring, bent around the bars in its corners, its two ends hooked into it. */
export function ringAround(
  { x, y, width, height }: Inner,
  thick: number,
  bend: number,
  field: string | undefined,
): Shape[] {
  const outer = rounded(
    x - thick,
    y - thick,
    width + 2 * thick,
    height + 2 * thick,
    bend + thick,
    1,
  )
  const hole = rounded(x, y, width, height, bend, 0)
  const hook = Math.min(Math.min(width, height) / 4, 8 * thick)
  const end = (left: number, up: number): Shape => {
    const d = `M${at(left)} ${at(up)}l${at(hook)} ${at(hook)}l${at(thick * 0.7)} ${at(-thick * 0.7)}l${at(-hook)} ${at(-hook)}z`
    return { kind: 'path', d, paint: 'steel', field }
  }
  return [
    { kind: 'path', d: outer + hole, paint: 'steel', field },
    end(x + bend, y),
    end(x, y + bend),
  ]
}

/** A rectangle with round corners: clockwise (1), or the other way, which cuts a hole. */
function rounded(
  x: number,
  y: number,
  width: number,
  height: number,
  bend: number,
  sweep: 0 | 1,
): string {
  const radius = Math.min(bend, width / 2, height / 2)
  const [across, down] = [width - 2 * radius, height - 2 * radius]
  const arc = (right: number, below: number) =>
    `a${at(radius)} ${at(radius)} 0 0 ${sweep} ${at(right * radius)} ${at(below * radius)}`
  return sweep === 1
    ? `M${at(x + radius)} ${at(y)}h${at(across)}${arc(1, 1)}v${at(down)}${arc(-1, 1)}h${at(-across)}${arc(-1, -1)}v${at(-down)}${arc(1, -1)}z`
    : `M${at(x + radius)} ${at(y)}${arc(-1, 1)}v${at(down)}${arc(1, 1)}h${at(across)}${arc(1, -1)}v${at(-down)}${arc(-1, -1)}z`
}
