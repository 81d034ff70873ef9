import { mm } from './millimetres.ts'

/*
 * All lengths are in points, which a PDF counts in itself: in any other unit the pattern of a picture
 * would come out at another size.
 */

/** The part of an A4 page inside its margins. */
export const PAGE = { left: mm(15), right: mm(195), top: mm(15), bottom: mm(282), width: mm(180) }
/** How much of a row its label may take. */
export const LABEL_SHARE = 0.62
/** The column of the picture, beside the figures. */
export const PICTURE_WIDTH = mm(62)
/** Alone on a cover. */
export const LARGE_PICTURE_WIDTH = mm(130)
/** It leaves room for its heading above it, or for what it comes to below. */
export const TALLEST_PICTURE = mm(150)
export const GAP = mm(5)
export const PADDING = mm(1.2)
/** Room to sign in, with the words below the line. */
export const SIGNATURE_HEIGHT = mm(20)
/** Where the foot of a page has its middle, below the page's text. */
export const FOOT = mm(288)
export const THIN_LINE = mm(0.2)
export const THICK_LINE = mm(0.5)
export const LINE_HEIGHT = 1.35
/** What stands below a heading on its page: two rows. */
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
