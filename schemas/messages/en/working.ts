/** The steps of a working: what each says besides its formula. */

/** A measure of all rows of a list: 'area of all doors and windows'. */
export const columnOfRows = '{column} of all {rows}'
/** The same of the rows alone that belong to one row of another list: 'area of all windows of the room'. */
export const columnOfOwnRows = '{column} of all {rows} of the {row}'
/** The same of those rows alone in which an option is chosen. */
export const columnWithOption = '{column} with “{option}”'
/** A formula as it is computed, of those rows alone: 'sum(bars.weight) for bars of diameter 8'. */
export const formulaWithOption = '{formula} for {repeat} of {choice} {option}'
/** The amount that a material's use takes, in words, where each row or option has one. */
export const forEachRow = '{amount}, for each {row}'
/** A step whose formula is another calculator's: written, and said by a screen reader. */
export const asIn = '{step} (as in the {calculator})'
export const asInSpoken = '{step}, as in the {calculator}.'
/** `{step}` is 'Mortar gap = 10 mm'. */
export const fieldIsEmpty = '{step}, because the field is empty'
/** `{range}` is what it accepts: 'a number above zero'. */
export const fieldIsNot = '{step}, because the field is not {range}'
/** The first words of a working. */
export const toBuy = '{material} to buy'
export const toPayFor = '{work} to pay for'
export const roundedUp = '{amount}, rounded up to {packs}'
/** Of pieces that are cut from stock lengths: '72 m, cut from 6 bars'. */
export const cutFrom = '{amount}, cut from {packs}'
export const rounded = '{amount}, rounded to {packs}'
