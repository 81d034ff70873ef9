/** Hints and questions under a number field. */

export const commaSeparates = 'A comma separates thousands.'
/** On a button. */
export const use = 'Use {number}'
/** On a button, after what is asked: the same number with another unit, '600 mm'. */
export const meant = '{entry}?'
export const began = 'The page began with {entry}.'
/** `thing` is what is usual in the field, as its definition says it: 'a tile'. */
export const large = '{entry} is large for {thing}.'
export const small = '{entry} is small for {thing}.'
/** The entries that a field reads: `accepted` begins a sentence, 'A number above zero'. */
export const reads = '{accepted}, as {example}'
export const readsFeet = '{accepted}, as {example}, or 12 ft 6 in'
export const readsSides = '{accepted}, as {example}, or 5 x 4'
