/* Circles of one size packed as a tied bundle packs them. */

/** The possible centres of a hexagonal packing: on a point, between two, among three. */
const MIDDLES: [number, number][] = [
  [0, 0],
  [0.5, 0],
  [0.5, Math.sqrt(3) / 6],
]

interface Point {
  x: number
  y: number
  /** How far from the middle, rounded so that equal distances are equal. */
  far: number
}

/** The points of a hexagonal packing that lie closest to a circle. */
export function hexPack(count: number): Point[] {
  // The bars fill a circle of this radius, with one more row for its edge.
  const reach = Math.ceil(0.65 * Math.sqrt(count)) + 2
  const steps = Array.from({ length: 2 * reach + 1 }, (_, step) => step - reach)
  const bundles = MIDDLES.map(([middleX, middleY]) => {
    const points = steps.flatMap((row) =>
      steps.map((column): Point => {
        const x = column + (row % 2 === 0 ? 0 : 0.5) - middleX
        const y = (row * Math.sqrt(3)) / 2 - middleY
        return { x, y, far: Math.round(Math.sqrt(x * x + y * y) * 1e6) / 1e6 }
      }),
    )
    // Of two at one distance the lower one comes first: bars lie on each other.
    return points.sort((one, other) => one.far - other.far || other.y - one.y).slice(0, count)
  })
  return bundles.reduce((best, points) => (packRadius(points) < packRadius(best) ? points : best))
}

/** The distance of the farthest point from the centre. */
export function packRadius(points: Point[]): number {
  return points.at(-1)?.far ?? 0
}
