import type { PartOf } from '../../schemas/definition/picture.ts'
import type { Box } from './drawing.ts'

/** The room inside a ring. */
export type Inner = Box

type Point = { x: number; y: number }
type At = PartOf<'section'>['bars'][number]['at']

/** The middles of so many bars inside a ring: each touches it. */
export function barPlaces(count: number, at: At, inner: Inner, radius: number): Point[] {
  const [left, right] = ends(inner.x, inner.width, radius)
  const [up, down] = ends(inner.y, inner.height, radius)
  if (at !== 'around') {
    const y = at === 'top' ? up : down
    return spread(left, right, count).map((x) => ({ x, y }))
  }
  const corners = [
    { x: left, y: down },
    { x: right, y: down },
    { x: left, y: up },
    { x: right, y: up },
  ]
  return [...corners.slice(0, count), ...alongTheSides(count - 4, corners)]
}

/** The first and the last middle between two faces; both in the middle where there is no room. */
function ends(start: number, size: number, radius: number): [number, number] {
  const middle = start + size / 2
  return [Math.min(start + radius, middle), Math.max(start + size - radius, middle)]
}

/** Positions from one end to the other at equal distances; a single one is in the middle. */
function spread(from: number, to: number, count: number): number[] {
  if (count <= 1) return count === 1 ? [(from + to) / 2] : []
  return Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1))
}

/** Bars between the corners: each more on the side where they are furthest apart. */
function alongTheSides(count: number, [a, b, c, d]: readonly Point[]): Point[] {
  if (!a || !b || !c || !d) return []
  const sides = [
    { from: a, to: b, bars: 0 },
    { from: c, to: d, bars: 0 },
    { from: a, to: c, bars: 0 },
    { from: b, to: d, bars: 0 },
  ]
  const gap = ({ from, to, bars }: (typeof sides)[number]) =>
    (Math.abs(to.x - from.x) + Math.abs(to.y - from.y)) / (bars + 1)
  for (let left = count; left > 0; left -= 1) {
    const [widest] = [...sides].sort((one, other) => gap(other) - gap(one))
    if (widest) widest.bars += 1
  }
  return sides.flatMap(({ from, to, bars }) =>
    Array.from({ length: bars }, (_, index) => {
      const share = (index + 1) / (bars + 1)
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
    }),
  )
}
