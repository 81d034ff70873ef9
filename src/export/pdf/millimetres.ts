/** A PDF counts in points, 72 to an inch of 25.4 mm. */
const POINTS_PER_MM = 72 / 25.4

/** Millimetres in points. */
export function mm(millimetres: number): number {
  return millimetres * POINTS_PER_MM
}
