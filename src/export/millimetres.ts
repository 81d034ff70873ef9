/** Points in a millimetre, in which a PDF counts: 72 of them are an inch of 25.4 mm. */
const POINTS_PER_MM = 72 / 25.4

/** A length of so many millimetres, in points. */
export function mm(millimetres: number): number {
  return millimetres * POINTS_PER_MM
}
