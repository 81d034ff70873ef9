/*
 * The texts of drawings besides a definition's own words: in them, under them and for a screen reader.
 * The code adds the full stop to a text under a drawing.
 *
 * `pieces`, `bars`, `faces` are counted things, '12 tiles'; `nouns` is the word alone, in the number of
 * its count. `sum` is a figure with its unit.
 */

/** A picture without a result; the labels of the fields. */
export const toMeasure = 'What to measure: {labels}'
/** Ends a phrase of a definition: 'The floor from above, 3 m by 3 m, to scale'. */
export const toScale = ', to scale'
export const tooThin = 'Too long and thin to be drawn to scale'
export const sidesDiffer = 'Sides differ too much to be drawn to scale'
export const areaDiffers = 'Area and thickness differ too much to be drawn to scale'
export const layersDiffer = 'The layers differ too much to be drawn to scale'
export const lengthNotToScale = 'The length is not to scale'
export const wallsNotToScale = 'The height of the walls is not to scale'
export const pattern = '{pieces}, drawn as a pattern'
export const patternWithoutCuts = '{pieces}, drawn as a pattern; the cut ones are not marked'
export const tooSmall = '{pieces}: too small here to be drawn one by one'
export const facesAsOne = '{faces}, drawn as one'
/** `all` is counted, and `drawn` a plain number. */
export const firstDrawn = '{all}; the first {drawn} are drawn'
export const inAll = '{sum} in all'
// Tiles, blocks or boards over a face.
export const whole = '{count} whole {nouns}'
/** `where` is a definition's: 'at the edges'. */
export const cut = '{pieces} for the cut pieces {where}, by area'
export const spare = '{count} spare {nouns} ({wastage} wastage)'
export const fewer = '{pieces} fewer ({wastage} wastage)'
export const sparePattern = '{count} spare {nouns}, drawn as a pattern'
export const jointBelowZero = 'The joint is below zero, so single {nouns} are not drawn'
// The same beside the spare ones, as short as can be.
export const shortNoSpare = 'none spare'
export const shortSpare = '{count} spare'
export const shortFewer = '{pieces} fewer'
/** Where the number has no room. */
export const spareWord = 'spare'
// Roofing sheets that lap.
export const columns = { one: '1 column', other: '{count} columns' } as const
export const rows = { one: '1 row', other: '{count} rows' } as const
/** Beside the strip in which one lies over the next. */
export const lap = '{overlap} lap'
export const sideLaps = 'Side laps of {overlap} of a {noun}; {usable} of each {noun} shows'
export const overlapBelowZero = 'An overlap below zero leaves gaps between the {nouns}'
export const closeUp = 'The two {nouns} close up are not to scale'
// Bars.
export const inBundle = '{bars} in the bundle'
export const alongLength = '{bars} along the length'
export const acrossLength = '{bars} across it'
export const mesh = 'Too many to be drawn one by one: a pattern stands for the bars'
export const barsCloseUp = 'The two close up are not to scale'
export const crowded = 'So many bars do not fit side by side'
export const band = 'A band stands for bars that are too many, or no whole number'
/** On a strip of wall that no coat covers, beside strips numbered by their coats: as short as can be. */
export const bare = 'bare'
