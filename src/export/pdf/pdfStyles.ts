/** A PDF counts in points, 72 to an inch of 25.4 mm. */
const POINTS_PER_MM = 72 / 25.4

/** Millimetres in points. */
export function mm(millimetres: number): number {
  return millimetres * POINTS_PER_MM
}

/*
 * All lengths are in points, which a PDF counts in itself: in any other unit the pattern of a picture
 * would come out at another size.
 */

/** The part of an A4 page inside its margins. */
export const PAGE = { left: mm(15), right: mm(195), top: mm(15), bottom: mm(282), width: mm(180) }
/** The middle of a page's foot, below the page's text. */
export const FOOT = mm(288)
/** Between blocks. */
export const GAP = mm(5)
/** Between short texts. */
export const SMALL_GAP = mm(1)
/** Around the text of a cell. */
export const PADDING = mm(1.2)
export const THIN_LINE = mm(0.2)
export const THICK_LINE = mm(0.5)
/** For each point of a letter's size. */
export const LINE_HEIGHT = 1.35
/** Room to sign in, with the labels below the line. */
export const SIGNATURE_HEIGHT = mm(20)
/** Room for two rows, which stand below a heading on its page. */
export const LEAST_BELOW_HEADING = mm(16)

export interface TextStyle {
  /** In points. */
  size: number
  weight: 'normal' | 'bold'
}

export const TITLE: TextStyle = { size: 20, weight: 'bold' }
export const HEADING: TextStyle = { size: 13, weight: 'bold' }
export const BODY: TextStyle = { size: 11, weight: 'normal' }
export const SMALL: TextStyle = { size: 9, weight: 'normal' }
export const STRONG: TextStyle = { size: 11, weight: 'bold' }
export const CELL: TextStyle = { size: 10, weight: 'normal' }
export const CELL_STRONG: TextStyle = { size: 10, weight: 'bold' }
