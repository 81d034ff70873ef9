/** The cutting plan, on the page and in documents: from which bars and channels the pieces are cut. */

export const heading = 'Cutting plan'
/** One stock length: its pieces in metres, and what is left of it. '3.9 + 3.9 + 3.9, rest 0.3 m'. */
export const pattern = '{pieces}, rest {rest} m'
/** Several pieces of one length in one stock length. */
export const manyPieces = '{count} × {length}'
/** A piece of one of several estimates: '3.9 (Slab)'. */
export const pieceOf = '{length} ({name})'
/** How many stock lengths are cut in this way: '33 ×'. */
export const times = '{count} ×'
export const least = 'No plan needs fewer.'
export const atLeast = 'At least {least} are needed; this plan takes {count}.'
export const waste = 'Left over: {length} m, {percent}%.'
/** Over a plan in a document: 'Cutting plan: Steel bars, 12 mm, 34 bars (12 m)'. */
export const planOf = 'Cutting plan: {label}, {stock}'
/** Beside the drawing, for who does not see it. */
export const drawn = 'Each is drawn to scale; the empty end is left over.'
